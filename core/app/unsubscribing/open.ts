import type { Ground } from "../ground.ts";
import { Unsubscribing } from "./unsubscribing.ts";

/** The way out of the mails that the token's mail was one of. */
export const openUnsubscribing = ({ outside, session }: Ground, token: string): Unsubscribing =>
  outside.observe(new Unsubscribing(session, token));
