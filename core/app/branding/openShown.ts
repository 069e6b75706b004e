import type { AppContext } from "../appContext.ts";
import { ShownLogo } from "./shown.ts";

/** @param token of the link that the reader came through; null for whoever has a part in the card */
export const openShownLogo = (
  { ports, session }: AppContext,
  id: string,
  token: string | null,
): ShownLogo => ports.observe(new ShownLogo(ports, session, id, token));
