import { describe, expect, test } from "vitest";
import { type Registry, token } from "#core/kernel/index.ts";

/** What every registry promises (design: two containers, one vocabulary). */
export const registryContract = (name: string, make: () => Registry) =>
  describe(`${name} as Registry`, () => {
    const Addend = token<{ n: number }>("spec/addend");
    const Sum = token<{ n: number }>("spec/sum");

    test("single makes one instance, each a fresh one", () => {
      const r = make();
      r.single(Addend, () => ({ n: 1 }));
      r.each(Sum, (in_) => ({ n: in_.get(Addend).n + 1 }));
      expect(r.get(Addend)).toBe(r.get(Addend));
      expect(r.get(Sum)).not.toBe(r.get(Sum));
      expect(r.get(Sum).n).toBe(2);
    });

    test("a child inherits, and its own registration overrides without touching the parent", () => {
      const parent = make();
      parent.single(Addend, () => ({ n: 1 }));
      const child = parent.child();
      expect(child.get(Addend)).toBe(parent.get(Addend));
      child.single(Addend, () => ({ n: 5 }));
      expect(child.get(Addend).n).toBe(5);
      expect(parent.get(Addend).n).toBe(1);
    });

    test("a later registration replaces the earlier", () => {
      const r = make();
      r.single(Addend, () => ({ n: 1 }));
      r.single(Addend, () => ({ n: 2 }));
      expect(r.get(Addend).n).toBe(2);
    });

    test("what nobody registered is refused", () => {
      expect(() => make().get(token("spec/nobody"))).toThrow();
    });
  });
