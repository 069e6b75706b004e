import assert from "node:assert/strict";
import { asSaid, refused } from "#core/kernel/index.ts";
import { coreAssembly } from "#specs/assemblies/core.ts";
import type { Actor } from "#specs/cast/actor.ts";
import { Cast } from "#specs/cast/cast.ts";
import type { Dice } from "../media/sample.ts";

/** What befalls whoever writes. */
export const mishaps = [
  "offline",
  "browser killed",
  "forced reload",
  "full quota",
  "401",
  "slide deleted",
] as const;
export type Mishap = (typeof mishaps)[number];

/** Where a message is written: by the organiser in their card, by a friend or a visitor through the group’s link. */
export const places = ["organiser", "friend", "visitor"] as const;
export type Place = (typeof places)[number];

/** What is older than this must be there afterwards, in milliseconds. */
const younger = 1000;

interface Writer {
  readonly actor: Actor;
  readonly place: Place;
  /** Words of a message that is there already and is changed; null where a new one is written. */
  readonly from: string | null;
}

/** What somebody has typed so far, and when. */
type Typed = readonly { readonly at: number; readonly words: string }[];

const openBuilder = async ({ actor, place, from }: Writer): Promise<void> => {
  if (place === "organiser") await actor.owning.open();
  else await actor.contributing.open();
  if (from === null) return actor.writing.open({ slideType: "text" });
  const all = place === "organiser" ? actor.owning.slides : actor.contributing.page.mine;
  const slide = all.find(({ description }) => description === from);
  assert.ok(slide, `"${from}" is not there`);
  await actor.writing.open({ slide });
};
const inBuilder = ({ actor }: Writer): string =>
  actor.writing.builder.draft?.content.description ?? "";

/** The words that have to be there: what was typed by then, or anything after it. */
const mayRead = (typed: Typed, then: number): readonly string[] => {
  const last = typed.findLastIndex(({ at }) => at <= then - younger);
  return typed.slice(Math.max(0, last)).map(({ words }) => words);
};

const type = async (writer: Writer, dice: Dice, before = ""): Promise<Typed> => {
  const { assembly, writing } = writer.actor;
  const typed: { at: number; words: string }[] = [];
  let words = before;
  for (let strokes = 3 + dice.below(12); strokes > 0; strokes--) {
    words += ` ${dice.below(1e6).toString(36)}`;
    writing.fill({ description: words });
    typed.push({ at: assembly.now(), words });
    await assembly.pass(50 + dice.below(700));
  }
  return typed;
};

const begin = async (place: Place, isOld: boolean) => {
  const assembly = await coreAssembly({ features: [], tiers: "on" });
  const cast = new Cast(assembly);
  const olga = await cast.actor("Olga");
  await olga.signingIn.signInOnce();
  await olga.owning.start("Grace");
  const actor = place === "organiser" ? olga : await cast.actor("Priya");
  if (place === "friend") await actor.contributing.join();
  if (place === "visitor") await actor.contributing.open();
  const from = isOld ? "As it was" : null;
  if (from !== null) await actor.writing.write(from);
  const writer: Writer = { actor, place, from };
  await openBuilder(writer);
  return { assembly, cast, olga, writer };
};

/** Sends what is in the builder; answers the card’s messages as their organiser reads them. */
const sentTo = async (writer: Writer, olga: Actor): Promise<readonly (string | null)[]> => {
  await writer.actor.writing.send();
  await olga.owning.open();
  return olga.owning.messages.map(({ description }) => description);
};

/** One case; throws where something that was typed a second before is lost. */
export const playDraft = async (mishap: Mishap, place: Place, dice: Dice): Promise<void> => {
  // a visitor has sent nothing that could be changed; only what is there can be deleted
  const isOld = mishap === "slide deleted" || (place !== "visitor" && dice.below(2) === 1);
  const { assembly, olga, writer } = await begin(place, isOld);
  const { actor } = writer;
  try {
    const typed = await type(writer, dice, writer.from ?? "");
    await assembly.pass(dice.below(1500));
    const then = assembly.now();
    const last = typed.at(-1)?.words ?? "";
    const isThere = (words: string, how: string) =>
      assert.ok(
        mayRead(typed, then).includes(words),
        `${mishap}, ${place}, ${how}: "${words}" is read, "${last}" was typed`,
      );
    const comesBack = async (how: string) => {
      if (place !== "visitor" && !actor.isSignedIn) await actor.signingIn.signIn();
      await openBuilder(writer);
      isThere(inBuilder(writer), how);
    };
    switch (mishap) {
      case "browser killed":
        await actor.openTab();
        await comesBack("in another tab");
        break;
      case "forced reload":
        await actor.reload();
        await comesBack("loaded anew");
        break;
      case "offline":
        actor.tab.online = false;
        await actor.writing.send();
        assert.equal(inBuilder(writer), last, "what could not be sent stays");
        if (dice.below(2) === 0) {
          await actor.openTab();
          await comesBack("after that in another tab");
          break;
        }
        actor.tab.online = true;
        if (place !== "visitor") assert.ok((await sentTo(writer, olga)).includes(last));
        break;
      case "full quota": {
        const { drafts } = actor.app.ports;
        const roomy = { ...drafts };
        const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
        // some browsers then do nothing at all any more
        Object.assign(drafts, { put: full, ...(dice.below(2) === 0 ? { remove: full } : {}) });
        const more = await type(writer, dice, last);
        assert.equal(inBuilder(writer), more.at(-1)?.words);
        if (dice.below(2) === 0 && place !== "visitor")
          assert.ok((await sentTo(writer, olga)).includes(more.at(-1)?.words ?? ""));
        else {
          // what was kept while there was room is there
          Object.assign(drafts, roomy);
          await actor.openTab();
          await comesBack("from before it was full");
        }
        break;
      }
      case "401": {
        const worn = refused("unauthenticated", asSaid("Please log in"));
        for (const id of ["createSlide", "changeSlide", "createContribution", "refresh"] as const)
          for (let times = 0; times < 3; times++) actor.tab.answerNext(id, worn);
        await actor.writing.send();
        await actor.openTab();
        await comesBack("after signing in again");
        break;
      }
      case "slide deleted": {
        await olga.owning.open();
        const { id } = olga.writing.slideSaying(writer.from ?? "");
        await olga.tries("deleteSlide", { path: { id } });
        await openedStill(writer, last);
        break;
      }
    }
  } finally {
    await assembly.close();
  }
};

/** The message was deleted elsewhere: its builder says so and has every word, to copy from. */
const openedStill = async (writer: Writer, last: string): Promise<void> => {
  const { assembly, writing } = writer.actor;
  await assembly.pass(6000);
  assert.equal(writing.builder.watch.state, "deleted");
  assert.equal(inBuilder(writer), last);
};
