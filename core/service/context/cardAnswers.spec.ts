import { describe, expect, it } from "vitest";
import { as, minutes, type StoryId } from "#core/kernel/index.ts";
import { cardChanged, type Notice } from "../ports/index.ts";
import { cardAnswers } from "./cardAnswers.ts";

/** A line that says what the test says, and answers over it; what is read counts up. */
const setUp = (most?: number) => {
  let hear: (notice: Notice) => void = () => undefined;
  let line: (isHearing: boolean) => void = () => undefined;
  const clock = { at: 0, now: () => clock.at };
  const store = {
    listen: (toHear: typeof hear, toLine?: typeof line) => {
      hear = toHear;
      line = toLine ?? line;
      line(true);
      return () => undefined;
    },
  };
  const answers = cardAnswers(store, clock, most);
  let reads = 0;
  const read = (card: string, question = "q", meanwhile?: () => void) =>
    answers.keep(
      card,
      question,
      (answer) => Math.sign(answer),
      async () => {
        const answer = ++reads;
        meanwhile?.();
        return answer;
      },
    );
  return {
    answers,
    clock,
    read,
    changed: (card: string | null) => hear(cardChanged(card === null ? null : as(card))),
    tell: (notice: Notice) => hear(notice),
    line: (isHearing: boolean) => line(isHearing),
  };
};

describe("[P9] what was answered of a card", () => {
  it("is kept for the same question, and for no other card or asker", async () => {
    const { answers, read } = setUp();
    expect(await read("a")).toBe(1);
    expect(answers.find("a", "q")).toBe(1);
    expect(answers.find("a", "other")).toBeUndefined();
    expect(answers.find("b", "q")).toBeUndefined();
  });

  it("is forgotten when that card changes, or any may have", async () => {
    const { answers, read, changed, tell } = setUp();
    await read("a");
    await read("b");
    changed("a");
    tell({ topic: `story:${as<StoryId>("b")}`, kind: "story" });
    expect(answers.find("a", "q")).toBeUndefined();
    expect(answers.find("b", "q")).toBe(2);
    changed(null);
    expect(answers.find("b", "q")).toBeUndefined();
  });

  it.each([
    ["the card", "a"],
    ["any card", null],
  ])("is not kept where %s changed while it was read", async (_, card) => {
    const { answers, read, changed } = setUp();
    expect(await read("a", "q", () => changed(card))).toBe(1);
    expect(answers.find("a", "q")).toBeUndefined();
    await read("a");
    expect(answers.find("a", "q")).toBe(2);
  });

  it("is not kept where the card changed, and was read by another, while it was read", async () => {
    const { answers, read, changed } = setUp();
    let another: Promise<number> | undefined;
    await read("a", "q", () => {
      changed("a");
      another = read("a", "other");
    });
    await another;
    expect(answers.find("a", "q")).toBeUndefined();
    expect(answers.find("a", "other")).toBe(2);
  });

  it("is not kept while nothing is heard, nor what was begun to read then", async () => {
    const { answers, read, line } = setUp();
    await read("a");
    line(false);
    expect(answers.find("a", "q")).toBeUndefined();
    await read("a", "q", () => line(true));
    expect(answers.find("a", "q")).toBeUndefined();
    await read("a", "q", () => {
      line(false);
      line(true);
    });
    expect(answers.find("a", "q")).toBeUndefined();
    await read("a");
    expect(answers.find("a", "q")).toBe(4);
  });

  it("is not kept where it is no answer, or was read in vain", async () => {
    const { answers } = setUp();
    await answers.keep(
      "a",
      "q",
      () => 0,
      async () => 1,
    );
    const broken = answers.keep(
      "a",
      "q",
      () => 1,
      () => Promise.reject(new Error("away")),
    );
    await expect(broken).rejects.toThrow("away");
    expect(answers.find("a", "q")).toBeUndefined();
  });

  it("is kept for ten minutes at most", async () => {
    const { answers, clock, read } = setUp();
    await read("a");
    clock.at = minutes(10) - 1;
    expect(answers.find("a", "q")).toBe(1);
    clock.at = minutes(10);
    expect(answers.find("a", "q")).toBeUndefined();
  });

  it("makes room by the card that nobody asked for longest", async () => {
    const { answers, read } = setUp(3);
    for (const card of ["a", "b", "c"]) await read(card);
    answers.find("a", "q");
    await read("d");
    expect(["a", "b", "c", "d"].map((card) => answers.find(card, "q"))).toEqual([
      1,
      undefined,
      3,
      4,
    ]);
    for (const question of ["q1", "q2", "q3", "q4"]) await read("e", question);
    expect(answers.find("d", "q")).toBeUndefined();
    await read("f");
    expect(answers.find("f", "q")).toBe(9);
  });
});
