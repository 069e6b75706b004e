import type { AppContext } from "../appContext.ts";
import { Unsubscribing } from "./unsubscribing.ts";

/** The way out of the mails that the token's mail was one of. */
export const openUnsubscribing = ({ ports, session }: AppContext, token: string): Unsubscribing =>
  ports.observe(new Unsubscribing(session, token));
