import fc from "fast-check";
import { expect, it } from "vitest";
import {
  audiences,
  presentMedia,
  presentRole,
  presentSlide,
  presentStory,
  presentUpdates,
  type Viewing,
} from "#core/domain/presenters/index.ts";
import type { AccountId } from "#core/kernel/index.ts";
import { as } from "#core/kernel/index.ts";
import { aMedium, aRole, aSlide, aStory } from "../contracts/records.ts";
import {
  cardTold,
  creatorTold,
  linksTold,
  mediumTold,
  personTold,
  type Reader,
  roleTold,
  slideTold,
  slideToldWithCard,
  updatesTold,
} from "./told.ts";

/** A record whose every value is random, with fields that nobody has heard of. */
const scrambled = <T extends object>(record: T): fc.Arbitrary<T> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(record).map(([name, value]) => [
            name,
            Array.isArray(value)
              ? fc.constant(value)
              : fc.oneof(fc.constant(value), fc.string(), fc.constant(null)),
          ]),
        ),
      ),
      fc.dictionary(fc.stringMatching(/^[a-z]{3,12}_[a-z]{3,12}$/), fc.string(), {
        minKeys: 1,
        maxKeys: 3,
      }),
    )
    .map(([own, unheardOf]) => ({ ...unheardOf, ...own }) as T);

const card = fc.record({
  story: scrambled(aStory({ watch_token: "watch" })),
  role: fc.constant(null),
  slides: fc.tuple(
    scrambled(aSlide(aStory(), { type: "title", account_id: as("one") })),
    scrambled(aSlide(aStory(), { media: [{ id: as("m"), position: 1, duration: null }] })),
  ),
  media: fc.tuple(scrambled(aMedium({ id: as("m") }))).map(([m]) => [{ ...m, id: as<never>("m") }]),
  roles: fc.tuple(scrambled(aRole(aStory()))),
});
const viewingAs = (isOrganiser: boolean, account: string | null): Viewing => ({
  actor: { account: account as AccountId | null, visitor: null },
  isOrganiser,
  tiers: "on",
  link: (key) => `https://files.example/${key}`,
});
const within = (thing: object | null | undefined, names: readonly string[]) =>
  expect(Object.keys(thing ?? {}).filter((name) => !names.includes(name))).toEqual([]);

it("[F-55][R23] whatever a record holds, no field is told to an audience whose list does not name it", () => {
  let told = 0;
  fc.assert(
    fc.property(card, fc.constantFrom(...audiences), (given, audience: Reader) => {
      const story = presentStory(given, viewingAs(audience === "owner", null), audience);
      within(story, cardTold[audience]);
      within(story.tokens, linksTold[audience]);
      const maker = audience === "owner" ? "owner" : "reader";
      for (const slide of story.slides) {
        within(slide, [...slideTold[maker], ...slideToldWithCard]);
        within(slide.creator, creatorTold[maker]);
        for (const medium of slide.media) within(medium, [...mediumTold[maker], "position"]);
      }
      told++;
    }),
    { numRuns: 500 },
  );
  expect(told).toBeGreaterThanOrEqual(500);
});

it("[F-55][R23] nor to whoever reads a message, a file, a part or what changed", () => {
  fc.assert(
    fc.property(card, fc.constantFrom("owner", "author", "reader"), (given, maker) => {
      const [slide] = given.slides;
      const viewing = viewingAs(maker === "owner", maker === "author" ? slide.account_id : "other");
      const mine = maker !== "author" || slide.account_id !== null ? maker : "reader";
      const shown = presentSlide({ ...slide, account_id: slide.account_id }, given.media, viewing);
      within(shown, slideTold[mine]);
      within(shown.creator, creatorTold[mine]);
      for (const medium of given.media)
        within(presentMedia(medium, viewing.link, maker), mediumTold[maker]);
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(card, fc.constantFrom("owner", "own", "invited", "fellow"), (given, audience) => {
      const [role] = given.roles;
      const account = { email: "a@b.c", first_name: "A", last_name: "B", hide_my_email: false };
      const shown = presentRole({ role, account, slides: 2 }, audience, false);
      within(shown, roleTold[audience]);
      within(shown.person, personTold[audience]);
      const waiting = { role_requests: 1, contributions_unseen: 2, ...given.story };
      within(presentUpdates({ story: given.story, waiting }, "member"), updatesTold.member);
    }),
    { numRuns: 300 },
  );
});
