import { expect, it } from "vitest";
import { isOwnersAlone } from "./card.ts";

const story = { owner_visitor_id: "ann" } as never;
const part = (account_id: string | null, visitor_id: string | null) =>
  ({ account_id, visitor_id }) as never;
const alone = (roles: readonly never[], slides: readonly never[]) =>
  isOwnersAlone(story, { roles, slides });

it("[OPEN-35] a card is its visitor's alone until anybody else has a part or a message in it", () => {
  const own = part(null, "ann");
  expect(alone([own], [own, own])).toBe(true);
  expect(alone([], [])).toBe(true);
  for (const other of [
    part("tom", null),
    part("tom", "ann"),
    part(null, "bob"),
    part(null, null),
  ]) {
    expect(alone([own, other], [own])).toBe(false);
    expect(alone([own], [other, own])).toBe(false);
  }
});
