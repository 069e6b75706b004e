import type { AppContext } from "../appContext.ts";
import { Recipient } from "./recipient.ts";

export const openRecipient = (
  { ports, session }: AppContext,
  token: string,
  isPreview?: boolean,
): Recipient => ports.observe(new Recipient(ports, session, token, isPreview));
