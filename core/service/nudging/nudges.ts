import type { AccountRecord } from "#core/domain/account/index.ts";
import { nextNudgeLook, nudgeOf, signBy } from "#core/domain/nudging/index.ts";
import { isToSign } from "#core/domain/role/index.ts";
import { type StoryRecord, storyStatus } from "#core/domain/story/index.ts";
import { minutes } from "#core/kernel/index.ts";
import { bookkeep } from "../card/index.ts";
import { type JobLog, type PeriodicJob, type Service, startPeriodicJob } from "../context/index.ts";
import { type Pot, readCounters, spendAll } from "../limits/index.ts";
import { mailLogoOf, unsubscriptionOf } from "../mail/index.ts";
import type { Member } from "../ports/index.ts";
import { addressOf, nudgePots, postNudge, shutOutOf } from "../role/index.ts";
import { kept, type Look, lookAtCards, type Parts } from "./looking.ts";

/** Not while a server is busy starting. */
const rhythm = { name: "nudges", atFirst: minutes(1), every: minutes(5) };

/** Nudges whoever has not signed, on the mornings before the day to sign by (OPEN-70, decision 0075). */
export const sendNudges = (parts: Parts): Promise<void> => lookAtCards(parts, "nudge_on", nudge);

const nudge = async (look: Look, story: StoryRecord): Promise<void> => {
  const { store, work, now } = look;
  const day = signBy(story);
  const { owner_account_id: by, nudge_from: since } = story;
  const owner = by === null ? null : await store.find("accounts", by);
  if (owner === null || day === null || since === null || storyStatus(story) !== "draft")
    return bookkeep(work, story, { nudge_on: null });
  const from = Date.parse(since);
  const found = (await waitedFor(look, story)).map((waited) => {
    const { created_on, nudged_on } = waited.member.role;
    const zone = waited.account?.zone ?? owner.zone;
    return { ...waited, next: nudgeOf({ zone, since: created_on, nudged_on }, { day, from, now }) };
  });
  await nudgeAll(
    look,
    story,
    owner,
    found.filter(({ next }) => next === "now"),
  );
  const moments = found.map(({ next }) => (next === "now" ? null : next));
  bookkeep(work, story, { nudge_on: kept(nextNudgeLook(moments, day, now)) });
};

interface Waited {
  readonly member: Member;
  readonly to: string;
  /** Whose address it is, also where they have not joined yet. */
  readonly account: AccountRecord | null;
}

/** Who is asked to sign, has not, and may be written to about it. */
const waitedFor = async (
  { store, secrets }: Look,
  story: StoryRecord,
): Promise<readonly Waited[]> => {
  const members = await store.members(story.id);
  const shutOut = shutOutOf(members);
  const asked = members.flatMap((member) => {
    const to = addressOf(member);
    const isAsked = to !== null && isToSign(member.role, member.slides) && !shutOut.has(to);
    return isAsked ? [{ member, to }] : [];
  });
  if (asked.length === 0) return [];
  const left = (to: string) => unsubscriptionOf(secrets, "invitations", to);
  const [accounts, gone] = await Promise.all([
    store.list("accounts", { email: asked.map(({ to }) => to) }),
    store.list("unsubscriptions", { id: asked.map(({ to }) => left(to)) }),
  ]);
  return asked
    .filter(({ to }) => gone.every(({ id }) => id !== left(to)))
    .map((one) => ({ ...one, account: accounts.find(({ email }) => email === one.to) ?? null }));
};

/** Whoever had enough mails is left for another look (R17). */
const nudgeAll = async (
  look: Look,
  story: StoryRecord,
  owner: AccountRecord,
  waited: readonly Waited[],
): Promise<void> => {
  const potsOf = (to: string): readonly Pot[] => [
    ...nudgePots(story, owner.id, to),
    { limit: "mailsOfSender", of: owner.id },
  ];
  const counters = await readCounters(
    look,
    waited.flatMap(({ to }) => potsOf(to)),
  );
  const logo = waited.length === 0 ? null : await mailLogoOf(look, story);
  for (const { member, to, account } of waited)
    if (spendAll(counters, potsOf(to)) === null)
      postNudge(look, story, owner, member, { to, locale: account?.locale ?? null, logo });
};

/** Looks for nudges every five minutes until it is stopped. */
export const startNudges = (
  parts: Parts & Pick<Service, "reporter"> & { readonly jobs?: JobLog },
): PeriodicJob => startPeriodicJob(parts, rhythm, () => sendNudges(parts));
