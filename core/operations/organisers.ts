import * as z from "zod/mini";
import { Role } from "#core/domain/role/index.ts";
import { byId, fields, yesNo } from "./fields.ts";
import { operation } from "./operation.ts";

const tag = "Roles";

/** Who organises a card beside its owner, and who owns it from now on (decision 0077). */
export const organiserOperations = {
  nameCoOwner: operation({
    tag,
    summary: "Let someone help organise the card, or no longer",
    ids: ["API-52", "ROLE-06"],
    inTurn: true,
    path: byId,
    body: fields({ co_owner: yesNo }),
    answer: z.object({ role: Role }),
    subject: { of: "role", at: "path.id" },
    who: "signedInCardOwner",
  }),
};
