import type { Ground } from "../ground.ts";
import { Home, type HomeType } from "./home.ts";

export const openHome = ({ outside, session }: Ground, type?: HomeType): Home =>
  outside.observe(new Home(outside, session, type));
