import { expect, it } from "vitest";
import { steppedClock } from "#adapters/memory/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { asSaid, done, refused } from "#core/kernel/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import type { AppPorts } from "../appPorts.ts";
import { undoFor } from "../removal/index.ts";
import type { Session } from "../session/index.ts";
import { CardEditor } from "./editor.ts";

const editing = (messages: number) => {
  const clock = steppedClock();
  const events: { name: string; facts: unknown }[] = [];
  const asked: string[] = [];
  const slides = Array.from({ length: messages }, (_, at) => ({
    id: `slide-${at + 1}`,
    type: "text",
    status: "approved",
    position: at + 1,
  })) as Slide[];
  const story = { id: "card", product_tier: "free", slides } as unknown as Story;
  const ports = {
    clock,
    observe: <T>(model: T) => model,
    settings: { tiers: "on" },
    reporter: { event: (name: string, facts: unknown) => events.push({ name, facts }) },
  } as unknown as AppPorts;
  const session = {
    api: async (id: string) => {
      asked.push(id);
      return done({ story });
    },
  } as unknown as Session;
  const editor = new CardEditor(ports, session, "card");
  editor.story = story;
  return { editor, clock, events, asked };
};

it("[PAY-03] wanting to add to a full card is counted, to a card with room it is not", () => {
  const roomy = editing(4);
  expect(roomy.editor.mayAdd()).toBe(true);
  expect(roomy.events).toEqual([]);
  const full = editing(5);
  expect(full.editor.mayAdd()).toBe(false);
  expect(full.events).toEqual([{ name: "paywall", facts: { tier: "free", messages: 5 } }]);
});

it.each([
  ["notFound", "missing"],
  ["invalid", "missing"],
  ["forbidden", "forbidden"],
  ["network", "failed"],
] as const)("[ROUTE-52] an address that is answered with %s is %s", async (code, loaded) => {
  const session = { api: async () => refused(code, asSaid("No")) } as unknown as Session;
  const ports = { clock: steppedClock(), observe: <T>(model: T) => model };
  const editor = new CardEditor(ports as unknown as AppPorts, session, "x".repeat(3000));
  await editor.read();
  expect(editor.loaded).toBe(loaded);
});

it("[STORY-06] a card has changed once a message is deleted, and not while that can be taken back", async () => {
  const { editor, clock, asked } = editing(2);
  editor.remove("slide-1");
  await clock.pass(undoFor - 1);
  expect([asked, editor.hasChanged]).toEqual([[], false]);
  await clock.pass(1);
  expect([asked, editor.hasChanged]).toEqual([["deleteSlide", "readStory"], true]);
});

it("[STORY-10] moves that follow each other quickly all count, each on the version that the last one made", async () => {
  let stored = {
    id: "card",
    version: 1,
    slides: ["a", "b", "c"].map((id, at) => ({
      id,
      type: "text",
      status: "approved",
      position: at + 1,
    })),
  };
  const versions: unknown[] = [];
  const api = async (
    _id: string,
    { body }: { body: { slides: typeof stored.slides; version: number } },
  ) => {
    versions.push(body.version);
    await Promise.resolve();
    if (body.version !== stored.version)
      return refused("stale", asSaid("There is a newer version."));
    const placed = body.slides.map(({ id, position }) => ({
      id,
      type: "text",
      status: "approved",
      position,
    }));
    stored = { ...stored, version: stored.version + 1, slides: placed };
    return done({ story: stored });
  };
  const editor = new CardEditor(
    { clock: steppedClock(), observe: <T>(model: T) => model } as unknown as AppPorts,
    { api } as unknown as Session,
    "card",
  );
  editor.story = stored as unknown as Story;
  const order = () => editor.messages.map(({ id }) => id).join("");
  const first = editor.move("c", 1);
  while (versions.length === 0) await Promise.resolve(); // it is on its way
  const moves = [first, editor.move("c", 0), editor.move("b", 1)];
  expect(order()).toBe("cba");
  expect(await Promise.all(moves)).toEqual([true, true, true]);
  expect(order()).toBe("cba");
  expect(inOrderOf(stored.slides)).toBe("cba");
  expect(versions).toEqual([1, 2]);
});

it("[STORY-10] a card that moved on in something else, like a thumbnail, takes the move all the same", async () => {
  const slides = ["a", "b", "c"].map((id, at) => ({
    id,
    type: "text",
    status: "approved",
    position: at + 1,
  }));
  let stored = { id: "card", version: 2, slides };
  const api = async (
    operation: string,
    { body }: { body: { slides: typeof slides; version: number } },
  ) => {
    if (operation === "readStory") return done({ story: stored });
    if (body.version !== stored.version)
      return refused("stale", asSaid("There is a newer version."));
    const place = (id: string) => body.slides.find((s) => s.id === id)?.position ?? 0;
    stored = {
      ...stored,
      version: stored.version + 1,
      slides: stored.slides.map((s) => ({ ...s, position: place(s.id) })),
    };
    return done({ story: stored });
  };
  const editor = new CardEditor(
    { clock: steppedClock(), observe: <T>(model: T) => model } as unknown as AppPorts,
    { api } as unknown as Session,
    "card",
  );
  editor.story = { ...stored, version: 1 } as unknown as Story;
  expect(await editor.move("c", 0)).toBe(true);
  expect(inOrderOf(stored.slides)).toBe("cab");
  expect([editor.error, editor.messages.map(({ id }) => id).join("")]).toEqual([null, "cab"]);
  // somebody else's order is not overruled unseen
  const swapped = stored.slides.map((s) => ({ ...s, position: 4 - s.position }));
  stored = { ...stored, version: 9, slides: swapped };
  expect(await editor.move("b", 0)).toBe(false);
  expect(spoken(editor.error)).toBe("There is a newer version.");
  expect(editor.messages.map(({ id }) => id).join("")).toBe("bac");
});

const inOrderOf = (slides: readonly { id: string; position: number }[]): string =>
  [...slides]
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join("");

it("[STORY-15] an answer to the save before a forced one does not take back what is shown", async () => {
  const answers: (() => void)[] = [];
  const api = (_id: string, { body }: { body: Partial<Story> }) =>
    new Promise((answer) => answers.push(() => answer(done({ story: { id: "card", ...body } }))));
  const editor = new CardEditor(
    { clock: steppedClock(), observe: <T>(model: T) => model } as unknown as AppPorts,
    { api } as unknown as Session,
    "card",
  );
  editor.story = { id: "card", title: "" } as Story;
  const saves = [editor.save({ title: "a" }), editor.save({ title: "b" }, { force: true })];
  const seen = () => [editor.story?.title, editor.beingSubmitted];
  expect(seen()).toEqual(["b", true]);
  answers[0]?.();
  await saves[0];
  expect(seen()).toEqual(["b", true]);
  answers[1]?.();
  expect(await Promise.all(saves)).toEqual([true, true]);
  expect(seen()).toEqual(["b", false]);
});
