import { describe, expect, test } from "vitest";
import { type Registry, token } from "#core/kernel/index.ts";

/** What both containers promise (design: two containers, one vocabulary). */
export const registryContract = (name: string, make: () => Registry) =>
  describe(`${name} as Registry`, () => {
    const Number = token<{ n: number }>("spec/number");
    const Sum = token<{ n: number }>("spec/sum");

    test("single makes one instance, each a fresh one", () => {
      const r = make();
      r.single(Number, () => ({ n: 1 }));
      r.each(Sum, (in_) => ({ n: in_.get(Number).n + 1 }));
      expect(r.get(Number)).toBe(r.get(Number));
      expect(r.get(Sum)).not.toBe(r.get(Sum));
      expect(r.get(Sum).n).toBe(2);
    });

    test("a child inherits, and its own registration overrides without touching the parent", () => {
      const parent = make();
      parent.single(Number, () => ({ n: 1 }));
      const child = parent.child();
      expect(child.get(Number)).toBe(parent.get(Number));
      child.single(Number, () => ({ n: 5 }));
      expect(child.get(Number).n).toBe(5);
      expect(parent.get(Number).n).toBe(1);
    });

    test("a later registration replaces the earlier", () => {
      const r = make();
      r.single(Number, () => ({ n: 1 }));
      r.single(Number, () => ({ n: 2 }));
      expect(r.get(Number).n).toBe(2);
    });

    test("what nobody registered is refused", () => {
      expect(() => make().get(token("spec/nobody"))).toThrow();
    });
  });
