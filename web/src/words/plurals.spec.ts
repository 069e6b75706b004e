import { expect, test } from "vitest";
import { en } from "#adapters/words/en/index.ts";
import { say, type WordKey } from "./index.ts";

const numbers = [0, 1, 2, 5] as const;
/**
 * Several of something read as two do but for their number, and one of it does not: no "1 messages", no "0 message".
 * Words that write a number out, or leave it away, are only looked at for what is not filled in.
 */
const readsWell = (said: (n: number) => string, isSame = false): void => {
  const two = said(2);
  for (const n of numbers) {
    const words = said(n);
    if (n > 0) expect(words.trim(), `for ${n}`).not.toBe("");
    expect(words, `for ${n}`).not.toMatch(/[{}#]|undefined|NaN/);
    const asTwo = two.replace(/\b2\b/g, String(n));
    const counts = new RegExp(`\\b${n}\\b`).test(words);
    if (n === 1) {
      expect(words).not.toMatch(/\b1 (\p{L}+ed )?\p{L}+s\b/u);
      if (!isSame) expect(words, "one differs from several").not.toBe(asTwo);
    }
    if (n !== 1 && counts && /\b2\b/.test(two)) expect(words).toBe(asTwo);
  }
};

/** "Show 1 more", "(1 to approve)", "1 s": nothing in them could differ. */
const sameForAll: readonly WordKey[] = [
  "group.showMore",
  "editor.contributions",
  "capture.secondsShort",
];

/** Every message of the catalogue that counts, with what it counts and everything else it needs. */
const counting = (Object.entries(en) as [WordKey, string][]).flatMap(([key, message]) => {
  const counted = [...message.matchAll(/\{(\w+), plural/g)].map(([, name = ""]) => name);
  const needed = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name);
  return counted.length === 0 ? [] : [{ key, counted, needed }];
});

test("[F-59] every message that counts is looked at", () => {
  expect(counting.length).toBeGreaterThanOrEqual(31);
  expect(counting.map(({ key }) => key)).toContain("grouped.invited");
  expect(counting).toHaveLength(
    Object.values(en).filter((message) => message.includes(", plural")).length,
  );
});

test.each(counting)("[F-59] $key reads well for 0, 1, 2 and 5", ({ key, counted, needed }) => {
  const said = (n: number) =>
    say(key, {
      ...Object.fromEntries(needed.map((name) => [name, "Grace"])),
      ...Object.fromEntries(counted.map((name) => [name, n])),
    });
  readsWell(said, sameForAll.includes(key));
});
