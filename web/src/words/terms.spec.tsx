import { expect, test } from "vitest";
import { en } from "#adapters/words/en/index.ts";
import { modalNames } from "#core/domain/navigation/index.ts";
import { operations } from "#core/operations/index.ts";

/** Every sentence that people read, without what it is filled in with. */
const said = Object.entries(en).map(
  ([key, words]) => [key, words.replace(/\{\w+(?=[,}])/g, "{X")] as const,
);

test("[SHELL-04] nobody reads of stories: to people they are cards", () => {
  const stories = said.filter(([, words]) => /\bstor(y|ies)\b/i.test(words));
  // the specification’s own label of what a message tells, its own sentence (API-63), and what a newspaper has at its top
  expect(stories.map(([key]) => key)).toEqual([
    "person.notRecipient",
    "builder.story",
    "slides.topStory",
  ]);
  expect(Object.values(en).some((words) => /\bcards?\b/i.test(words))).toBe(true);
});

test("[SHELL-04, OPEN-01] in the data they are stories, in names of modals the product's own term", () => {
  const { createSlide, readStory } = operations;
  expect(Object.keys(createSlide.query.def.shape)).toContain("story_id");
  expect(Object.keys(readStory.answer.def.shape)).toContain("story");
  expect(modalNames).toEqual(expect.arrayContaining(["delete-card", "card-saved"]));
  expect(modalNames.join()).not.toMatch(/story/);
});

test("[OPEN-01] a sentence says the brand that an operator has set", () => {
  const named = Object.entries(en).filter(([, words]) => words.includes("Fanfold"));
  const keys = named.map(([key]) => key).filter((key) => !key.startsWith("legal."));
  // painted before anybody knows the settings
  expect(keys).toEqual(["titles.landing", "titles.bare", "landing.title"]);
});

type Condemned = readonly [of: string, words: RegExp, fixed?: readonly string[]];
/** One thing, one name: what each thing must not be called, and the keys whose words the specification fixes. */
const condemned: readonly Condemned[] = [
  ["email", /\be-mails?\b|\bmails?\b(?! (server|delivery))/i],
  [
    "logging in",
    /\bsign(ed|ing|s)?[ -](in|out)\b/i,
    [
      // OPEN-18, OPEN-51: “You’re signed in”, “Sign in to use it”
      "notices.creditSay",
      "notices.signIn",
      "auth.signedInAlready",
      "auth.already",
      "auth.alreadyHelp",
      "auth.success",
      "auth.successTab",
      "auth.successHere",
      "signIn.signedIn",
    ],
  ],
  ["people unknown", /\b(some|every|no)body\b|\bwhom\b/i],
  ["the organiser", /\b(owners?|makers?|creators?)\b/i],
  ["approving", /\b(let|lets|letting) (\w+ )?in\b(?! and to show)/i],
  ["declining", /\b(turn(ed|s)? down|reject(ed|s)?)\b|\bshut out\b/i],
  ["the cover", /\bthe title and credits\b/i],
  ["covers to choose from", /back to the (shop|covers|cards)\b/i],
  ["the way back", /back to (the|your|my) card\b/i],
  ["My cards", /\b(go )?to my cards\b|\bMy Cards\b|among your cards|kept with your cards/],
  ["inviting", /\bgather/i],
  [
    "links",
    /\b(recipient’s|group) link\b|(?<!invite )\blink to watch\b|(?<!watch)(?<!-only) ?\bwatch link\b/i,
  ],
  ["photos in this card", /photos of this card/i],
  ["another device", /\bgo on on\b/i],
  ["the tone", /\bcannot be taken back\b|\bgone for everybody\b|\bwhoever has\b/i],
  [
    "contractions",
    /\b(do|does|did|is|are|was|were|has|have|had|will|would|could|should) not\b|\b(You|We|They) (are|will|have (?!a |too ))\b|\b(It|That|There) is\b/,
    [
      "notices.cookiesSay",
      "person.notRecipient",
      "making.newer",
      "slide.newerVersion",
      "payment.failed",
      "payment.noCredits",
    ],
  ],
];

test.each(condemned.map(([of, words, fixed = []]) => ({ of, words, fixed })))(
  "of $of: one thing has one name",
  ({ words, fixed }) => {
    const found = said.filter(([key, sentence]) => !fixed.includes(key) && words.test(sentence));
    expect(found).toEqual([]);
  },
);
