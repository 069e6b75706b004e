import {
  isMessage,
  type Message,
  type Param,
  type Params,
  type Words,
} from "#core/kernel/index.ts";

type Values = Record<string, string | number>;

/** A sentence with its mark at the end, where another follows. */
const ended = (sentence: string): string => sentence.replace(/[^.!?…]$/u, "$&.");

/** Made once for each language: making one takes longer than a whole sentence. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const dayIn = (intl: string, day: string): string => {
  const made =
    dayFormats.get(intl) ??
    new Intl.DateTimeFormat(intl, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  dayFormats.set(intl, made);
  return made.format(new Date(day));
};

const written = (param: Param, say: (words: Words) => string, intl: string): string | number => {
  if (typeof param !== "object") return param;
  if (isMessage(param)) return say(param);
  if ("day" in param) return dayIn(intl, param.day);
  const all = param as readonly (string | Message)[];
  if (all.some(isMessage))
    return all.length === 1 ? say(all[0] ?? "") : all.map((one) => ended(say(one))).join(" ");
  return new Intl.ListFormat(intl, { type: "unit", style: "short" }).format(all as string[]);
};

/** What fills a sentence in, each value as the language writes it; `intl` is whose dates and lists. */
export const fill = (params: Params, say: (words: Words) => string, intl: string): Values =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, written(param, say, intl)]),
  );
