import type { CompiledMessage } from "@lingui/message-utils/compileMessage";

/** A message as Lingui compiles it, or a text without anything to fill in. */
export type Compiled = CompiledMessage | string;
type Values = Readonly<Record<string, string | number>>;
type Cases = Readonly<Record<string, Compiled>> & { readonly offset?: number };

/**
 * Says a compiled message. A page has this in the place of Lingui's own interpreter, which is five times as large
 * (decision 0054); it knows what the catalogue uses: values, plurals and choices. `interpret.spec.ts` holds it against
 * Lingui for every message. `count` is what `#` stands for.
 */
export const interpret = (
  message: Compiled,
  values: Values,
  locale: string,
  count?: number,
): string =>
  typeof message === "string"
    ? message
    : message
        .map((token) => {
          if (typeof token === "string")
            return token === "#" && count !== undefined
              ? new Intl.NumberFormat(locale).format(count)
              : token;
          const [name, type, format] = token;
          const value = values[name] ?? "";
          if (!type) return value;
          const cases = format as Cases;
          const own = Object.hasOwn(cases, value) && cases[value];
          if (type === "select") return interpret(own || (cases.other ?? ""), values, locale);
          const n = Number(value) - (cases.offset ?? 0);
          const kind = new Intl.PluralRules(locale).select(n);
          return interpret(own || (cases[kind] ?? cases.other ?? ""), values, locale, n);
        })
        .join("");
