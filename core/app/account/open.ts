import type { AppContext } from "../appContext.ts";
import { OwnAccount } from "./account.ts";
import { AddressBack } from "./addressBack.ts";

export const openAccount = ({ ports, session }: AppContext): OwnAccount =>
  ports.observe(new OwnAccount(ports, session));

/** The way back that was mailed to an address an account had before, by its token. */
export const openAddressBack = ({ ports, session }: AppContext, token: string): AddressBack =>
  ports.observe(new AddressBack(session, token));
