import type { Ground } from "../ground.ts";
import { OwnAccount } from "./account.ts";

export const openAccount = ({ outside, session }: Ground): OwnAccount =>
  outside.observe(new OwnAccount(outside, session));
