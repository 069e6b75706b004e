import { cardNews, nextDigest } from "#core/domain/digest/index.ts";
import type { StoryRecord } from "#core/domain/story/index.ts";
import { isDaytime } from "#core/domain/zone/index.ts";
import { type AccountId, iso, minutes } from "#core/kernel/index.ts";
import { bookkeep } from "../card/index.ts";
import type { Service } from "../context/index.ts";
import { type JobLog, type PeriodicJob, startPeriodicJob, UnitOfWork } from "../context/index.ts";
import { cardName, digestMail, isUnwanted, post, wayOut } from "../mail/index.ts";
import { Conflict } from "../ports/index.ts";

type Parts = Pick<Service, "store" | "ids" | "clock" | "secrets" | "settings" | "translator">;

const batch = 100;
/** Not while a server is busy starting. */
const rhythm = { name: "digests", atFirst: minutes(1), every: minutes(5) };

/**
 * Writes one mail to everybody whose cards have gathered news, and lets go of what was gathered. The mail and that are
 * one commit as of the versions read: any number of servers write it once, and a message that comes in at the same
 * moment is in this digest or in the next (decision 0074).
 */
export const sendDigests = async (parts: Parts): Promise<void> => {
  const asked = new Set<AccountId>();
  for (;;) {
    const cards = await parts.store.list("stories", dueAt(parts), {
      order: "digest_on",
      limit: batch,
    });
    const owners = new Set(cards.map((card) => card.owner_account_id).filter((id) => id !== null));
    const others = [...owners].filter((id) => !asked.has(id));
    for (const owner of others) {
      asked.add(owner);
      await tell(parts, owner);
    }
    // whose cards somebody else is writing to comes with the next run
    if (cards.length < batch || others.length === 0) return;
  }
};

const dueAt = ({ clock }: Pick<Parts, "clock">) => ({
  digest_on: { before: iso(clock.now() + 1) },
});

const tell = async (parts: Parts, owner: AccountId): Promise<void> => {
  const { store, ids, clock, secrets, settings, translator } = parts;
  const now = clock.now();
  const [account, cards] = await Promise.all([
    store.find("accounts", owner),
    store.list("stories", { owner_account_id: owner, ...dueAt(parts) }),
  ]);
  const work = new UnitOfWork();
  const isPut = account !== null && !isDaytime(now, account.zone);
  const next = isPut ? { digest_on: nextDigest(now, account.zone) } : over;
  for (const card of cards) bookkeep(work, card, next);
  const isWanted =
    account !== null &&
    !isPut &&
    !(await isUnwanted(parts, { kind: "digest", to_email: account.email }));
  const news = isWanted ? await newsIn(parts, cards) : [];
  if (account && news.length > 0)
    post(
      { work, ids, today: iso(now), translator },
      {
        kind: "digest",
        to: account.email,
        locale: account.locale,
        sender: account.id,
        mail: digestMail(settings, {
          cards: news,
          wayOut: wayOut(secrets, "digest", account.email),
        }),
      },
    );
  try {
    await store.commit(work.changes, work.notices);
  } catch (error) {
    // changed, deleted or told by another server meanwhile
    if (!(error instanceof Conflict)) throw error;
  }
};

const over = { digest_from: null, digest_on: null };

/** What is new in each of these cards, where anything is and its owner wants to hear of it. */
const newsIn = async ({ store }: Parts, cards: readonly StoryRecord[]) => {
  const heard = cards.filter((card) => card.owner_email_notifications);
  if (heard.length === 0) return [];
  const slides = await store.list("slides", { story_id: heard.map(({ id }) => id), seen: false });
  return heard.flatMap((card) => {
    const own = slides.filter((slide) => slide.story_id === card.id);
    const since = card.digest_from ?? "";
    const news = cardNews(own, { since, owner: card.owner_account_id });
    return news === null ? [] : [{ ...news, storyId: card.id, card: cardName(card) }];
  });
};

/** Looks for digests every five minutes until it is stopped. */
export const startDigests = (
  parts: Parts & Pick<Service, "reporter"> & { readonly jobs?: JobLog },
): PeriodicJob => startPeriodicJob(parts, rhythm, () => sendDigests(parts));
