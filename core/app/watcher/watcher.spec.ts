import { expect, it } from "vitest";
import { memoryPage, steppedClock } from "#adapters/memory/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { asSaid, done, type Outcome, refused, unobserved } from "#core/kernel/index.ts";
import type { Api } from "#core/operations/index.ts";
import { spoken } from "#specs/fixtures/english.ts";
import { openGuest } from "./open.ts";
import { Watcher } from "./watcher.ts";

/** A guest of a page of another site, whose calls are answered with this. */
const guest = (answer: () => Outcome<unknown, never> | ReturnType<typeof refused>) => {
  const asked: string[] = [];
  const watcher = openGuest(
    {
      observe: unobserved,
      clock: steppedClock(),
      page: memoryPage(),
      reporter: { event: () => undefined, fault: () => undefined },
      api: (async (id: string, { path }: { path: object }) => {
        asked.push(`${id} ${JSON.stringify(path)}`);
        return answer();
      }) as unknown as Api,
    },
    "t",
  );
  return { watcher, asked };
};
const story = { id: "s", slides: [], owner: { first_name: "Priya" } } as unknown as Story;

it("[PLAY-10] a guest reads the card by its watch link and asks for nothing else", async () => {
  const { watcher, asked } = guest(() => done({ story }));
  await watcher.open();
  expect(watcher.loaded).toBe("ready");
  watcher.play();
  watcher.leave();
  expect(asked).toEqual(['readStoryByLink {"tokenType":"watch","token":"t"}']);
});

it.each([
  ["notFound", "missing"],
  ["forbidden", "shut"],
  ["unauthenticated", "shut"],
  ["network", "failed"],
] as const)(
  "[ROUTE-24] refused as %s, the card is %s, and can be asked for again",
  async (code, loaded) => {
    const answers = [refused(code, asSaid("Why")), done({ story })];
    const { watcher } = guest(() => answers.shift() ?? refused(code, asSaid("Why")));
    await watcher.open();
    expect(spoken([watcher.loaded, watcher.error])).toEqual([loaded, "Why"]);
    await watcher.open();
    expect([watcher.loaded, watcher.error]).toEqual(["ready", null]);
  },
);

it.each([
  ["b", true, ["b"]],
  ["gone", false, ["a", "b"]],
  [null, false, ["a", "b"]],
] as const)(
  "[PLAY-10] a link to message %s plays that alone: %s",
  async (message, isOne, played) => {
    const slides = ["a", "b"].map((id) => ({ id, type: "text", variant: "letter", media: [] }));
    const watcher = new Watcher(
      {
        observe: unobserved,
        clock: steppedClock(),
        page: memoryPage(),
        reporter: { event: () => undefined, fault: () => undefined },
      },
      {
        api: (async () => done({ story: { ...story, slides } })) as unknown as Api,
        isSignedIn: false,
        anonymous: { remember: () => undefined },
      },
      "t",
      message,
    );
    await watcher.open();
    expect(watcher.isOneMessage).toBe(isOne);
    expect(watcher.player?.slides.map(({ id }) => id)).toEqual(played);
    watcher.play();
    for (const _ of played) watcher.player?.next();
    expect(watcher.stage).toBe("ended");
  },
);
