import type { Ground } from "../ground.ts";
import { Contributor } from "./contributor.ts";

export const openContributor = ({ outside, session }: Ground, groupToken: string): Contributor =>
  outside.observe(new Contributor(outside, session, groupToken));
