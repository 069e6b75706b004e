import type { AppContext } from "../appContext.ts";
import { Contributor } from "./contributor.ts";

export const openContributor = ({ ports, session }: AppContext, groupToken: string): Contributor =>
  ports.observe(new Contributor(ports, session, groupToken));
