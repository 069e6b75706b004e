import type { AccountRecord } from "#core/domain/account/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import type { RoleRecord, RoleStatus } from "#core/domain/role/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { AccountId } from "#core/kernel/index.ts";
import type { Context } from "../context/index.ts";
import { type Pot, readAccounts, spendAll } from "../limits/index.ts";
import { approvedMail, cardName, declinedMail, post } from "../mail/index.ts";
import { cancelDeliveriesTo, groupChanged } from "./group.ts";

/** The role with a status of its own; the same one again changes nothing. */
export const become = async (
  context: Context,
  role: RoleRecord,
  status: RoleStatus,
): Promise<RoleRecord> => {
  if (status === role.status) return role;
  context.work.change("roles", role, { status });
  if (status === "rejected") await cancelDeliveriesTo(context, role);
  groupChanged(context, { id: role.story_id });
  return { ...role, status };
};

/** Whether a change of status answers somebody who asked: a yes also where it was a no before. */
const answers = ({ status, approve_token }: RoleRecord, to: RoleStatus): boolean =>
  to === "active"
    ? status === "requested" || (status === "rejected" && approve_token !== null)
    : to === "rejected" && status === "requested";

/**
 * What the card's organiser says to parts in it. Every way of answering a request goes through here, so that whoever
 * asked is told by mail (F-44); where they had enough of them the mail is left out, and the answer stands.
 */
export const answerParts = async (
  context: Context,
  story: StoryRecord,
  roles: readonly RoleRecord[],
  status: RoleStatus,
): Promise<void> => {
  for (const role of roles) await become(context, role, status);
  const asked = roles.filter((role) => answers(role, status));
  const ids = asked.flatMap((role) => (role.account_id === null ? [] : [role.account_id]));
  if (ids.length === 0) return;
  const potOf = (id: AccountId): Pot => ({ limit: "answersToAsker", of: `${id} ${story.id}` });
  const { account, counters } = await readAccounts(context, ids, ids.map(potOf));
  for (const role of asked) {
    const to = account(role.account_id);
    if (to === null || spendAll(counters, [potOf(to.id)]) !== null) continue;
    tellWhoAsked(context, story, { ...role, status }, to);
  }
};

/** The same for one part. */
export const answerPart = async (
  context: Context,
  story: StoryRecord,
  role: RoleRecord,
  status: RoleStatus,
): Promise<RoleRecord> => {
  await answerParts(context, story, [role], status);
  return { ...role, status };
};

const tellWhoAsked = (
  context: Context,
  story: StoryRecord,
  role: RoleRecord,
  { email: to, locale }: AccountRecord,
): void => {
  const owner = { first_name: story.owner_first_name, last_name: story.owner_last_name };
  const about = {
    whom: fullName(owner) || mailWords.theOrganiser,
    card: cardName(story),
    toSign: role.role_type === "contributor",
  };
  const isApproved = role.status === "active";
  const { settings } = context;
  const { group_token: groupToken, recipient_token: recipientToken } = story;
  post(context, {
    kind: isApproved ? "approved" : "declined",
    to,
    locale,
    sender: story.owner_account_id,
    mail: isApproved
      ? approvedMail(settings, { ...about, groupToken, recipientToken })
      : declinedMail(settings, about),
  });
};
