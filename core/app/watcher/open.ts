import type { Ground } from "../ground.ts";
import { Watcher } from "./watcher.ts";

export const openWatcher = ({ outside, session }: Ground, token: string): Watcher =>
  outside.observe(new Watcher(outside, session, token));
