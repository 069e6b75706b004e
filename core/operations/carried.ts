import * as z from "zod/mini";
import { Carried } from "#core/domain/auth/index.ts";
import { byId } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Account";
const subject = { of: "none" } as const;
const who = "signedIn";
/** null: there is nothing that asks for agreement, or it was given. */
const answer = z.object({ carried: z.nullable(Carried) });

/** What a sign-in link carried from another visit, for whoever it has just signed in. */
export const carriedOperations = {
  readCarried: operation({
    tag,
    summary: "List what a login link would do in the user's name",
    ids: ["API-16", "OPEN-53", "OPEN-166"],
    path: byId,
    answer,
    subject,
    who,
  }),
  agreeToCarried: operation({
    tag,
    summary: "Agree to what a login link carries from another visit",
    ids: ["API-16", "OPEN-53", "OPEN-166"],
    path: byId,
    answer: null,
    subject,
    who,
  }),
};
