import type { Ground } from "../ground.ts";
import { Recipient } from "./recipient.ts";

export const openRecipient = (
  { outside, session }: Ground,
  token: string,
  isPreview?: boolean,
): Recipient => outside.observe(new Recipient(outside, session, token, isPreview));
