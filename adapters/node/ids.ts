import { randomBytes, randomInt } from "node:crypto";
import type { Clock } from "#core/kernel/index.ts";
import type { Ids } from "#core/service/ports/index.ts";

/** Crockford's: in the order of its bytes, without letters that are read as another. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
/** 32⁹ ms reach to the year 3084. */
const timeLetters = 9;
const randomLetters = 11;
const tokenBytes = 24;

const lettersOf = (n: number, length: number): string => {
  let text = "";
  for (let left = n; text.length < length; left = Math.floor(left / 32))
    text = `${alphabet[left % 32]}${text}`;
  return text;
};

/** The next text of the same length, in order; null when there is none. */
const after = (text: string): string | null => {
  for (let i = text.length - 1; i >= 0; i--) {
    const next = alphabet[alphabet.indexOf(text[i] ?? "") + 1];
    if (next) return text.slice(0, i) + next + "0".repeat(text.length - 1 - i);
  }
  return null;
};

/**
 * Ids of 20 letters: the millisecond, then 55 random bits; those of one process rise even within a
 * millisecond or when the clock goes back. Tokens carry 192 random bits (OPEN-69), codes six digits.
 */
export const randomIds = (clock: Clock): Ids => {
  let lastTime = 0;
  let lastTail = "";
  const random = (): string =>
    Array.from(randomBytes(randomLetters), (byte) => alphabet[byte % 32]).join("");
  return {
    id: () => {
      const now = clock.now();
      const next = now > lastTime ? null : after(lastTail);
      lastTime = now > lastTime ? now : next === null ? lastTime + 1 : lastTime;
      lastTail = next ?? random();
      return lettersOf(lastTime, timeLetters) + lastTail;
    },
    token: () => randomBytes(tokenBytes).toString("base64url"),
    code: () => String(randomInt(1_000_000)).padStart(6, "0"),
  };
};
