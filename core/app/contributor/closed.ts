import type { Role } from "#core/domain/role/index.ts";
import type { Refusal } from "#core/kernel/index.ts";
import { isNotFound } from "../notFound.ts";

/** Why the card is not open to this person (OPEN-63, OPEN-64). */
export type Closed = "missing" | "private" | "requested" | "rejected" | "failed";

/** What a refusal means for whoever has this part in the card. */
export const closedBy = (refusal: Refusal, role: Role | null): Closed => {
  if (role?.status === "requested" || role?.status === "rejected") return role.status;
  if (isNotFound(refusal)) return "missing";
  switch (refusal.code) {
    case "forbidden":
    case "unauthenticated":
      return "private";
    default:
      return "failed";
  }
};
