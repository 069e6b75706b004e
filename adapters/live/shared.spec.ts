import { describe, expect, it } from "vitest";
import { steppedClock, tabs } from "#adapters/memory/index.ts";
import { seconds } from "#core/kernel/index.ts";
import { type LiveMessage, sharedLive } from "./shared.ts";

interface Opened {
  readonly tab: string;
  readonly stories: string;
  tell(story: string): void;
  lose(): void;
}

/** The tabs of one browser, and the lines that they keep to a server. */
const browser = () => {
  const clock = steppedClock();
  const { locks } = tabs();
  const hears = new Map<string, (message: LiveMessage) => void>();
  const lines = new Set<Opened>();
  const open = (tab: string) => {
    const listeners: ((visible: boolean) => void)[] = [];
    const uploadListeners: (() => void)[] = [];
    const page = {
      visible: true,
      onVisible: (hear: (visible: boolean) => void) => {
        listeners.push(hear);
        return () => undefined;
      },
    };
    const uploading = { count: 0, onChange: (hear: () => void) => uploadListeners.push(hear) };
    const live = sharedLive({
      ...{ tab, clock, locks, page, uploading },
      channel: {
        post: (message) => {
          for (const [other, hear] of hears) if (other !== tab) hear(message);
        },
        listen: (hear) => hears.set(tab, hear),
      },
      line: (stories, hear, givenUp) =>
        new Promise((resolve) => {
          const line: Opened = { tab, stories: stories.join(" "), tell: hear, lose };
          function lose() {
            lines.delete(line);
            resolve();
          }
          lines.add(line);
          givenUp.addEventListener("abort", lose);
        }),
    });
    const heard: string[] = [];
    return {
      heard,
      watch: (story: string) => live.watch(story, () => heard.push(story)),
      show: (visible: boolean) => {
        page.visible = visible;
        for (const hear of listeners) hear(visible);
      },
      upload: (count: number) => {
        uploading.count = count;
        for (const hear of uploadListeners) hear();
      },
    };
  };
  const told = async () => {
    await clock.pass(0);
    return [...lines].map(({ tab, stories }) => `${tab}: ${stories}`);
  };
  const line = () => [...lines][0] as Opened;
  return { clock, open, told, line };
};

describe("live events shared by the tabs of a browser", () => {
  it("[OPEN-24] come over one line for all of them, and reach every tab that watches", async () => {
    const { open, told, line } = browser();
    const [one, two, three] = [open("one"), open("two"), open("three")];
    one.watch("a");
    expect(await told()).toEqual(["one: a"]);
    two.watch("b");
    three.watch("a");
    expect(await told()).toEqual(["one: a b"]);
    line().tell("a");
    line().tell("b");
    expect([one.heard, two.heard, three.heard]).toEqual([["a"], ["b"], ["a"]]);
  });

  it("[OPEN-24] go on over another tab's line when the one that kept it leaves or hides", async () => {
    const { open, told, line } = browser();
    const [one, two] = [open("one"), open("two")];
    const leave = one.watch("a");
    two.watch("b");
    expect(await told()).toEqual(["one: a b"]);
    leave();
    expect(await told()).toEqual(["two: b"]);
    one.watch("a");
    expect(await told()).toEqual(["two: a b"]);
    two.show(false);
    expect(await told()).toEqual(["one: a"]);
    line().tell("b");
    expect(two.heard, "a hidden tab is at rest").toEqual([]);
    two.show(true);
    expect(await told()).toEqual(["one: a b"]);
    one.show(false);
    two.show(false);
    expect(await told()).toEqual([]);
  });

  it("[OPEN-24] a tab that opens later is told what the others watch, also when it takes over", async () => {
    const { open, told } = browser();
    const one = open("one");
    const leave = one.watch("a");
    const other = open("other");
    other.watch("a");
    const late = open("late");
    late.watch("c");
    expect(await told()).toEqual(["one: a c"]);
    leave();
    expect(await told()).toEqual(["other: a c"]);
  });

  it("[OPEN-24] give their place up while five uploads are under way in the browser", async () => {
    const { open, told } = browser();
    const [one, two] = [open("one"), open("two")];
    one.watch("a");
    two.upload(4);
    expect(await told()).toEqual(["one: a"]);
    one.upload(1);
    expect(await told()).toEqual([]);
    two.upload(3);
    expect(await told()).toEqual(["one: a"]);
  });

  it("[OPEN-24] a line that is lost is opened again after a quarter of a minute", async () => {
    const { open, told, line, clock } = browser();
    open("one").watch("a");
    await told();
    line().lose();
    expect(await told()).toEqual([]);
    await clock.pass(seconds(14));
    expect(await told()).toEqual([]);
    await clock.pass(seconds(1));
    expect(await told()).toEqual(["one: a"]);
  });
});
