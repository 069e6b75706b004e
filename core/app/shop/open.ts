import type { Occasion } from "#core/domain/story/index.ts";
import type { AppContext } from "../appContext.ts";
import { Shop } from "./shop.ts";

export const openShop = ({ ports, session }: AppContext, occasion: Occasion = "birthday"): Shop =>
  ports.observe(new Shop(ports, session, occasion));
