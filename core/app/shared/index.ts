import type { AppContext } from "../appContext.ts";
import type { SharedFiles } from "../ports/index.ts";
import { Sharing } from "./sharing.ts";

export { type CardForFiles, type HandedOverFiles, type Sharing, takeShared } from "./sharing.ts";

export const openSharing = ({ ports, session }: AppContext, shared: SharedFiles): Sharing =>
  ports.observe(new Sharing(ports, session, shared));
