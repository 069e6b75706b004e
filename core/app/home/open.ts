import type { AppContext } from "../appContext.ts";
import { Home, type HomeType } from "./home.ts";

export const openHome = ({ ports, session }: AppContext, type?: HomeType): Home =>
  ports.observe(new Home(ports, session, type));
