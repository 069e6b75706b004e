import { describe, expect, it } from "vitest";
import { type Rule, type RuleName, rules } from "#core/domain/access/index.ts";
import { type OperationId, operations } from "./index.ts";
import { operation, type SubjectSource } from "./operation.ts";

/** Subjects that carry the card they stand in, and the asking actor's own part in it. */
const inCards: readonly SubjectSource["of"][] = [
  "story",
  "storyIfNamed",
  "link",
  "slide",
  "delivery",
  "role",
  "invitation",
  "media",
  "upload",
];
const ids = Object.keys(operations) as OperationId[];
const ruleOf = (id: OperationId): Rule<never> => rules[operations[id].who];

describe("[F-01] every row of the table", () => {
  it("says what becomes of people who are shut out, wherever its subject stands in a card", () => {
    for (const id of ids) {
      const { of } = operations[id].subject;
      expect(ruleOf(id).shutOut !== "noCard", `${id}: ${of}`).toBe(inCards.includes(of));
    }
  });

  it("refuses them, but where a reason is written down", () => {
    const allowed = ids.filter((id) => ruleOf(id).shutOut === "allowed");
    expect(allowed).toEqual(["readOwnRole"]);
    for (const id of ids)
      expect(ruleOf(id).why !== null, id).toBe(ruleOf(id).shutOut === "allowed");
  });

  it("does not compile with a rule that knows nothing of cards, nor with a bare predicate", () => {
    const row = { tag: "", summary: "", ids: [], answer: null } as const;
    const slide = { of: "slide", at: "path.id" } as const;
    const who: RuleName[] = [
      // @ts-expect-error a message stands in a card
      operation({ ...row, subject: slide, who: "anyone" }).who,
      // @ts-expect-error a message stands in a card
      operation({ ...row, subject: slide, who: "signedIn" }).who,
      // @ts-expect-error a message belongs to a card, not to an account alone
      operation({ ...row, subject: slide, who: "holder" }).who,
      operation({ ...row, subject: slide, who: "authorOrOrganiser" }).who,
    ];
    // @ts-expect-error a rule comes from a constructor that says how it looks at people who are shut out
    const bare: Rule<null> = { shutOut: "noCard", why: null, lets: () => true };
    expect([who.length, bare.lets(null as never, null)]).toEqual([4, true]);
  });
});
