import { tierLimits } from "#core/domain/payment/index.ts";
import type { ProductTier } from "#core/domain/story/index.ts";
import { as, iso, type StoryId } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import { newAccount } from "#core/service/auth/accounts.ts";
import { inEnglish, sentences } from "#specs/fixtures/english.ts";
import type { World } from "./world.ts";

/** What one round is about: how big the card is, and whether its owner approves messages. */
interface Setting {
  readonly tier: ProductTier;
  readonly moderated: boolean;
}
const settings: readonly Setting[] = [
  { tier: "free", moderated: false },
  { tier: "unlimited", moderated: false },
  { tier: "starter", moderated: false },
  { tier: "free", moderated: true },
];

export interface Counts {
  sent: number;
  inCard: number;
  waiting: number;
  moderated: number;
  /** How long the last of each round waited, in ms. */
  readonly last: number[];
  readonly wrong: string[];
}
export const noCounts = (): Counts => ({
  sent: 0,
  inCard: 0,
  waiting: 0,
  moderated: 0,
  last: [],
  wrong: [],
});

const text = { type: "text", variant: "letter", description: "All the best!" } as const;

const must = <T>(answer: { ok: true; value: T } | { ok: false; refusal: object }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value;
};

/** Writes accounts directly: signing up is not what is tried. */
const accounts = async (world: World, names: readonly string[]): Promise<void> => {
  const { ids } = world.service;
  const today = iso(world.service.clock.now());
  await world.service.store.commit(
    names.map((name) => ({
      kind: "add" as const,
      table: "accounts" as const,
      row: {
        ...newAccount(
          { ids, translator: sentences, caller: { languages: null }, today },
          `${name}@crowd.test`,
          {
            first_name: name,
            last_name: "Crowd",
          },
        ),
        id: as<never>(name),
      },
    })),
    [],
  );
};

/** Everybody sends to one card in the same second (R21); what came of it is looked at afterwards. */
export const round = async (
  world: World,
  number: number,
  people: number,
  counts: Counts,
): Promise<void> => {
  const setting = settings[number % settings.length] as Setting;
  const names = Array.from({ length: people }, (_, n) => `r${number}p${n}`);
  const host = `r${number}host`;
  await accounts(world, [host, ...names]);
  const owner = await world.person(host, 0);
  const { story } = must(await owner("createStory", { body: { occasion: "leaving" } }));
  await world.service.store.commit(
    [
      {
        kind: "change",
        table: "stories",
        id: story.id,
        version: null,
        set: { product_tier: setting.tier, content_moderation: setting.moderated },
      },
    ],
    [],
  );
  const group = story.tokens.group ?? "";
  const crowd = await Promise.all(names.map((name, n) => world.person(name, n)));
  const stored = await Promise.all(
    crowd.map(async (api) =>
      must(await api("createContribution", { query: { group }, body: text })),
    ),
  );
  const since = performance.now();
  let last = 0;
  const answers = await Promise.all(
    crowd.map(async (api, n) => {
      const { id } = stored[n]?.contribution ?? { id: "" };
      const answer = await api("sendContribution", {
        path: { id },
        body: { groupToken: group, contributionId: id },
      });
      last = Math.max(last, performance.now() - since);
      return answer;
    }),
  );
  counts.sent += answers.length;
  counts.last.push(last);
  for (const answer of answers)
    if (!answer.ok)
      counts.wrong.push(`${answer.refusal.code}: ${inEnglish(answer.refusal.message)}`);
  await look(world, story.id, setting, people, counts, owner);
};

/** None lost, places 1..n, exactly as many in the card as fit, everybody in the group once. */
const look = async (
  world: World,
  id: string,
  { tier, moderated }: Setting,
  people: number,
  counts: Counts,
  owner: Api,
): Promise<void> => {
  const { slides, roles } = await world.service.store.bundle(as<StoryId>(id));
  const messages = slides.filter(({ type }) => type === "text");
  const inCard = messages.filter(({ status }) => status === "approved").length;
  const waiting = messages.filter(
    ({ status, sent_on }) => status === "pending" && sent_on !== null,
  ).length;
  const held = messages.filter(({ status }) => status === "moderated").length;
  const room = moderated ? 0 : Math.min(people, tierLimits[tier] ?? people);
  const say = (what: string) => counts.wrong.push(`${world.name}, ${tier}: ${what}`);
  if (messages.length !== people) say(`${messages.length} of ${people} messages are there`);
  if (inCard !== room) say(`${inCard} are in the card, ${room} fit`);
  if (waiting !== (moderated ? 0 : people - room)) say(`${waiting} wait for room`);
  if (held !== (moderated ? people : 0)) say(`${held} wait for approval`);
  const places = slides
    .filter(({ status }) => status === "approved")
    .map(({ position }) => position)
    .sort((a, b) => a - b);
  if (places.some((place, at) => place !== at + 1)) say(`places ${places.join()}`);
  const members = roles.filter(({ status }) => status === "active").length;
  if (members !== people + 1) say(`${members} in the group, ${people + 1} wanted`);
  if (new Set(roles.map(({ account_id }) => account_id)).size !== roles.length)
    say("somebody is in the group twice");
  const more = await owner("createSlide", { query: { story_id: id }, body: text });
  const isFull = !moderated && tierLimits[tier] !== null && room === tierLimits[tier];
  if (more.ok === isFull || (!more.ok && more.refusal.code !== "paywall"))
    say(`the owner's own message: ${more.ok ? "taken" : inEnglish(more.refusal.message)}`);
  counts.inCard += inCard;
  counts.waiting += waiting;
  counts.moderated += held;
};
