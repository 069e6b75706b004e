import type { Ground } from "../ground.ts";
import { OwnAccount } from "./account.ts";
import { AddressBack } from "./addressBack.ts";

export const openAccount = ({ outside, session }: Ground): OwnAccount =>
  outside.observe(new OwnAccount(outside, session));

/** The way back that was mailed to an address an account had before, by its token. */
export const openAddressBack = ({ outside, session }: Ground, token: string): AddressBack =>
  outside.observe(new AddressBack(session, token));
