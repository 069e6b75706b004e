import fc from "fast-check";
import { expect, it } from "vitest";
import { inOrder, newToAccount } from "./index.ts";

const things = (ids: readonly string[]) => ids.map((id) => ({ id }));

it("[THEME-15] what is named comes first in that order; nothing is lost or doubled", () => {
  const ids = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 });
  const sent = fc.array(fc.constantFrom(..."abcdefghxyz"), { maxLength: 12 });
  fc.assert(
    fc.property(ids, sent, (has, order) => {
      const list = inOrder(things(has), order).map(({ id }) => id);
      expect([...list].sort()).toEqual([...has].sort());
      const named = [...new Set(order)].filter((id) => has.includes(id));
      expect(list.slice(0, named.length)).toEqual(named);
      expect(list.slice(named.length)).toEqual(has.filter((id) => !named.includes(id)));
    }),
    { numRuns: 2000 },
  );
});

it("[THEME-17] a shared theme is taken once, and one's own never", () => {
  const own = [
    { id: "mine", from_shared_theme_id: null },
    { id: "copy", from_shared_theme_id: "taken" },
  ];
  const shared = things(["mine", "taken", "new"]);
  expect(newToAccount(shared, own)).toEqual(things(["new"]));
});
