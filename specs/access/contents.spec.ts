import { describe, expect, it } from "vitest";
import { as, type MediaId } from "#core/kernel/index.ts";
import { type Api, type Operation, type OperationId, operations } from "#core/operations/index.ts";
import { previewOf } from "#core/service/card/preview.ts";
import { png, upload } from "../fixtures/messages.ts";
import { type About, asking } from "./asking.ts";
import { found, showing } from "./shapes.ts";
import { type AskedCall, expectedOf, leaked } from "./telling.ts";
import {
  cardTold,
  deliveryTold,
  mediumTold,
  readerIn,
  roleTold,
  slideTold,
  updatesTold,
} from "./told.ts";
import { everybody, makeWorld, type Who, type World } from "./world.ts";

/** Answers that show something of a card; less means that something is not looked at any more. */
const fewest = 400;

/** One way to ask: what is sent, and through which link. */
interface Way {
  readonly input: (about: About, key: string) => unknown;
  readonly link?: string;
}
const links = (way: (type: string, token: string) => unknown): readonly Way[] =>
  (["group", "recipient", "watch"] as const).map((link) => ({
    link,
    input: ({ card }) => way(link, card.story[`${link}_token`] ?? ""),
  }));

/** What takes a file that was just uploaded. */
const uploads: ReadonlySet<string> = new Set<OperationId>(["setThumbnail", "createMedia"]);
/** Beside the plain way: each kind of link, and what a stale write is told. */
const more: Partial<Record<OperationId, readonly Way[]>> = {
  readStoryByLink: links((tokenType, token) => ({ path: { tokenType, token } })),
  readGroupByLink: links((type, token) => ({ path: { type, token } })).slice(0, 2),
  readOwnRole: links((type, value) => ({ path: { type, value } })).slice(0, 2),
  joinStory: links((type, value) => ({ path: { type, value } })),
  changeStory: [
    { input: ({ card }) => ({ path: { id: card.story.id }, body: { title: "x", version: 0 } }) },
  ],
  orderSlides: [
    { input: ({ card }) => ({ path: { id: card.story.id }, body: { slides: [], version: 0 } }) },
  ],
  changeSlide: [
    { input: ({ thing }) => ({ path: { id: thing.slide }, body: { title: "x", version: 0 } }) },
  ],
  setThumbnail: [
    { input: ({ thing }, s3_key) => ({ path: { id: thing.slide }, body: { s3_key } }) },
  ],
  // the card has that plan already
  pay: [
    {
      input: () => ({
        body: { payment_type: "bundle", bundle_type: "digital", bundle_quantity: 5 },
      }),
    },
  ],
  createMedia: [
    {
      input: (_about, s3_key) => ({
        body: { s3_key, media_type: "photo", mime_type: "image/png" },
      }),
    },
  ],
};
const telling = [...showing.keys()];
/** Whether it matters whose thing in the card is asked about. */
const isAboutThing = (id: OperationId): boolean => {
  const row: Operation = operations[id];
  return [
    "slide",
    "role",
    "media",
    "reminder",
    "payment",
    "theme",
    "address",
    "postalOrder",
    "logoLink",
  ].includes(row.subject.of);
};
const plain = (id: keyof typeof asking): readonly Way[] =>
  uploads.has(id) || id === "pay" ? [] : [{ input: asking[id] }];
const ways = new Map(telling.map((id) => [id, [...plain(id), ...(more[id] ?? [])]] as const));
const waysOf = (id: keyof typeof asking): readonly Way[] => ways.get(id) ?? [];

/** Every kind of thing, for everyone it can be shown to. */
const audiences: readonly string[] = Object.entries({
  story: cardTold,
  slide: slideTold,
  role: roleTold,
  media: mediumTold,
  delivery: deliveryTold,
  updates: updatesTold,
})
  .flatMap(([kind, told]) => Object.keys(told).map((audience) => `${kind} ${audience}`))
  .sort();

/** Commits from here on. */
const since = ({ commits }: World): World["commits"] => {
  const before = commits();
  return () => commits() - before;
};

/** A card whose every field says something, and the places that no answer may hold by accident. */
const furnish = async (): Promise<World> => {
  const world = await makeWorld({ privacy: "public", shown: true });
  const { store } = world.service;
  const { ours } = world.cards;
  const at = "2026-02-03T10:00:00.000Z";
  const [thanker] = await store.list("roles", {
    story_id: ours.story.id,
    role_type: "recipient",
    status: "active",
  });
  const set = {
    group_message: "for the group alone",
    completion_date: "2026-03-09",
    occasion_date: "2026-03-10",
    from_reminder_id: "the-reminder",
    received_on: at,
    sent_by_email_on: at,
    sent_by_copy_link_on: at,
    thanks_message: "so kind",
    thanks_sent_on: at,
    thanks_account_id: thanker?.account_id ?? null,
    content_moderation: true,
  };
  const accounts = await store.list("accounts", {});
  const slides = await store.list("slides", { story_id: ours.story.id });
  const signed = slides.map(({ id, account_id }) => {
    const creator_email = accounts.find((account) => account.id === account_id)?.email ?? null;
    const shown = id === ours.theirs.slide ? [as<MediaId>(ours.theirs.media)] : [];
    const media = shown.map((medium) => ({ id: medium, position: 1, duration: null }));
    const set = { creator_email, media, thumbnail_key: `thumbnails/${id}.png` };
    return { kind: "change", table: "slides", id, version: null, set } as const;
  });
  await store.commit(
    [{ kind: "change", table: "stories", id: ours.story.id, version: null, set }, ...signed],
    [],
  );
  return { ...world, commits: since(world) };
};

const sorted = (names: readonly string[]): string => [...names].sort().join(" ");
const namesIn = (value: unknown): readonly string[] => Object.keys((value ?? {}) as object);

/** What is wrong with an answer: a field too many or too few, or something that this asker may not know. */
const faults = async (
  world: World,
  asked: AskedCall,
  input: unknown,
  answer: unknown,
  seen: Set<string>,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const links: string[] = [];
  const compare = (what: string, given: readonly string[], expected: readonly string[]) => {
    if (sorted(given) === sorted(expected)) return;
    const extra = given.filter((name) => !expected.includes(name));
    const missing = expected.filter((name) => !given.includes(name));
    wrong.push(`${what}: told ${extra.join(" ") || "nothing more"}, not told ${missing.join(" ")}`);
  };
  for (const thing of found(answer)) {
    const { as, fields, inner } = await expectedOf(world, asked, thing);
    seen.add(`${thing.kind} ${as}`);
    const own = namesIn(thing.fields).filter((name) => name !== "story");
    compare(`${thing.kind} for ${as}`, own, fields);
    for (const [name, expected] of Object.entries(inner))
      compare(`${name} for ${as}`, namesIn(thing.fields[name]), expected);
    links.push(...(inner.tokens ?? []));
  }
  const secrets = await leaked(world, asked, input, answer, links);
  return [...wrong, ...secrets.map((name) => `says the ${name}`)];
};

describe("what each audience is told", () => {
  it("[R23][F-55] every operation that shows something of a card is asked", () => {
    const asked = Object.keys(asking);
    expect([...showing.keys()].filter((id) => !asked.includes(id))).toEqual([]);
    const withCard = telling.filter((id) => showing.get(id)?.has("story"));
    expect(Object.keys(readerIn).filter((id) => !withCard.some((own) => own === id))).toEqual([]);
    expect(telling.length).toBeGreaterThan(35);
  });

  it("[R23][F-03][F-55][F-07] each answer holds exactly the fields that are named for whom it is told to", async () => {
    let world = await furnish();
    const wrong: string[] = [];
    const seen = new Set<string>();
    const silent = new Set(telling.flatMap((id) => waysOf(id).map((_, n) => `${id} ${n}`)));
    let cells = 0;

    const ask = async (id: keyof typeof asking, way: Way, who: Who, whose: "mine" | "theirs") => {
      if (world.commits() > 0) world = await furnish();
      const { ours } = world.cards;
      const thing = whose === "theirs" ? ours.theirs : world.mine.get(who);
      const asker = world.people.get(who);
      if (!thing || !asker) return;
      const key = uploads.has(id) ? (await upload(world.service, asker, png())).key : "";
      const input = way.input({ card: ours, thing }, key);
      const outcome = await (asker.api as Api)(id, input as never);
      const { current = null } = outcome.ok ? {} : (outcome.refusal as { current?: unknown });
      const answer = outcome.ok ? outcome.value : current;
      if (answer === null) return;
      cells++;
      silent.delete(`${id} ${waysOf(id).indexOf(way)}`);
      const found = await faults(world, { id, who, link: way.link }, input, answer, seen);
      wrong.push(...found.map((fault) => `${id} ${way.link ?? ""} ${who}, ${whose}: ${fault}`));
    };
    for (const id of telling)
      for (const way of waysOf(id))
        for (const who of everybody)
          for (const whose of isAboutThing(id)
            ? (["mine", "theirs"] as const)
            : ["theirs" as const])
            await ask(id, way, who, whose);

    console.log(`${cells} answers that show something of a card, by ${telling.length} operations`);
    expect(wrong.slice(0, 40)).toEqual([]);
    expect([...silent]).toEqual([]);
    expect([...seen].sort()).toEqual(audiences);
    expect(cells).toBeGreaterThanOrEqual(fewest);
  }, 240_000);

  it("[R23][F-03] a link in a chat shows the card's title and pictures, and nothing of it where it is private", async () => {
    const { service, cards } = await furnish();
    const { story } = cards.ours;
    for (const link of ["group", "recipient", "watch", "invite"] as const) {
      const shown = await previewOf(service, link, story[`${link}_token`] ?? "");
      expect(namesIn(shown)).toEqual(["title", "pictures"]);
      expect(shown?.title).toBe(story.title);
      expect(JSON.stringify(shown)).not.toContain(story[`${link}_token`]);
      expect(JSON.stringify(shown)).not.toContain("people.test");
    }
    const closed = await makeWorld({ privacy: "private", shown: true });
    const { recipient_token } = closed.cards.ours.story;
    expect(await previewOf(closed.service, "recipient", recipient_token)).toBeNull();
  });
});
