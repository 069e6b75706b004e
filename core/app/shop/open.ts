import type { Occasion } from "#core/domain/story/index.ts";
import type { Ground } from "../ground.ts";
import { Shop } from "./shop.ts";

export const openShop = ({ outside, session }: Ground, occasion: Occasion = "birthday"): Shop =>
  outside.observe(new Shop(outside, session, occasion));
