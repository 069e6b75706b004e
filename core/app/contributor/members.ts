import type { Role } from "#core/domain/role/index.ts";
import { done, type Outcome } from "#core/kernel/index.ts";
import type { Session } from "../session/index.ts";

/** Who is in the group behind this link: whoever made the card, and who has joined (ROUTE-16). */
export const readMembers = async (
  session: Session,
  token: string,
): Promise<Outcome<readonly Role[]>> => {
  const { joinToken } = session.anonymous.data;
  const answer = await session.api("readGroupByLink", {
    path: { type: "group", token },
    query: joinToken ? { join_token: joinToken } : {},
  });
  if (!answer.ok) return answer;
  const isIn = ({ status, role_type: type }: Role) =>
    status === "active" && (type === "owner" || type === "contributor");
  return done(answer.value.roles.filter(isIn));
};
