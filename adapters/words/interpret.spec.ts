import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { compiled, keys, locales } from "./index.ts";
import { interpret } from "./interpret.ts";

/** What a message is filled in with: every name in it, and what it counts or chooses by. */
const names = (message: unknown): string[] =>
  Array.isArray(message)
    ? message.flatMap((token) =>
        Array.isArray(token)
          ? [token[0] as string, ...Object.values((token[2] as object) ?? {}).flatMap(names)]
          : [],
      )
    : [];

test.each(locales.map(({ locale }) => locale))(
  "%s: every message is said as Lingui says it, whatever it counts and chooses",
  (locale) => {
    for (const key of keys) {
      const message = compiled(locale, key);
      expect(message, key).not.toBeNull();
      if (message === null) continue;
      const i18n = setupI18n({ locale, messages: { [locale]: { [key]: message } } });
      const all = [...new Set(names(message))];
      for (const given of [0, 1, 2, 12, 1234, "yes", "photo", "constructor"]) {
        const values = Object.fromEntries(all.map((name) => [name, given]));
        if (typeof given === "string" && JSON.stringify(message).includes('"plural"')) continue;
        expect(interpret(message, values, locale), `${key} with ${given}`).toBe(
          i18n._(key, values),
        );
      }
    }
  },
);

test("what the interpreter leaves out is nowhere in the catalogue", () => {
  for (const key of keys)
    expect(JSON.stringify(compiled("en", key)), key).not.toMatch(
      /\["\\w+","(number|date|time|selectordinal)"/,
    );
});
