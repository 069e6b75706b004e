import * as z from "zod/mini";
import {
  codeLength,
  emailMaximum,
  emailWords,
  looksLikeEmail,
  nameMaximum,
  nameTooLongWords,
  plainLine,
  plainLines,
  tooLongWords,
} from "#core/domain/form/index.ts";
import { isOccasionDay, occasionYears } from "#core/domain/occasion/index.ts";
import { messageMaximum } from "#core/domain/story/index.ts";
import { fieldWords, peopleWords } from "#core/domain/words/index.ts";
import { asText } from "#core/kernel/index.ts";

/** What several rows share: parts of a path, limits with their words, other spellings. */

const wordy = asText(fieldWords.text);

/**
 * A text of one line: names, titles, whatever is not a message. What cannot be seen is taken out before anything is
 * judged (F-26). `limit` is counted as a browser counts, in UTF-16 units.
 */
export const line = (limit: number, words = tooLongWords(limit)) =>
  z.string(wordy).check(z.overwrite(plainLine), z.maxLength(limit, asText(words)));
/** The same where something has to be said; without the blanks around it. */
export const neededLine = (missing: string, limit: number, words = tooLongWords(limit)) =>
  z
    .string(missing)
    .check(
      z.overwrite(plainLine),
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(limit, asText(words)),
    );
/** A text of several lines. */
export const lines = (limit: number, words = tooLongWords(limit)) =>
  z.string(wordy).check(z.overwrite(plainLines), z.maxLength(limit, asText(words)));
/** A field that may be left out, or emptied with null. */
export const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

export const id = z
  .string(asText(fieldWords.idMissing))
  .check(
    z.minLength(1, asText(fieldWords.idMissing)),
    z.maxLength(200, asText(fieldWords.idTooLong)),
  );
export const token = z
  .string(asText(fieldWords.tokenMissing))
  .check(
    z.minLength(1, asText(fieldWords.tokenMissing)),
    z.maxLength(200, asText(fieldWords.tokenTooLong)),
  );
/** A refresh or provider token, which may be a whole JWT. */
export const longToken = z
  .string(asText(fieldWords.tokenMissing))
  .check(
    z.minLength(1, asText(fieldWords.tokenMissing)),
    z.maxLength(8000, asText(fieldWords.tokenTooLong)),
  );
/** The body of a call; what it does not name is dropped. */
export const fields = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.object(shape, asText(fieldWords.jsonObject));

export const byId = fields({ id });
export const byToken = fields({ token });
/** What an invited person's link carries beside the card's token (ROLE-10). */
export const withJoinToken = fields({ join_token: z.optional(token) });
export const ofStory = fields({ story_id: id });
export const maybeOfStory = fields({ story_id: z.optional(id) });

/** FORM-01, FORM-04. */
export const email = z
  .string(asText(emailWords))
  .check(
    z.overwrite(plainLine),
    z.trim(),
    z.maxLength(emailMaximum, asText(emailWords)),
    z.refine(looksLikeEmail, { error: asText(emailWords) }),
  );
/** FORM-09. */
export const code = z
  .string(asText(fieldWords.code))
  .check(
    z.overwrite(plainLine),
    z.trim(),
    z.length(codeLength, asText(fieldWords.codeLength(codeLength))),
  );
/** Messages to people: thanks, group and recipient messages (OPEN-81). */
export const message = lines(messageMaximum, peopleWords.messageTooLong);
/** OPEN-81. */
export const personName = line(nameMaximum, nameTooLongWords);

export const yesNo = z.boolean(asText(fieldWords.yesNo));
export const whole = z.int(asText(fieldWords.wholeNumber));
export const number = z.number(asText(fieldWords.number));
/** The 30th of February has the shape of a day and is none. */
const isDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
/** A calendar day, YYYY-MM-DD, or an ISO date and time. */
export const date = z.string(asText(fieldWords.day)).check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, asText(fieldWords.day)),
  z.refine((text) => isDay(text) && !Number.isNaN(Date.parse(text)), {
    error: asText(fieldWords.day),
  }),
);

const { first, last } = occasionYears;
/** The day of an occasion, or one by which something is wanted for it. */
export const occasionDay = date.check(
  z.refine(isOccasionDay, { error: asText(peopleWords.occasionYear(first, last)) }),
);

/** Reads other spellings before the schema checks; outside it looks like the schema itself. */
export const spelt = <T extends z.ZodMiniType>(schema: T, read: (given: unknown) => unknown) =>
  z.pipe(z.transform(read), schema as z.ZodMiniType) as unknown as z.ZodMiniType<
    z.output<T>,
    z.input<T>
  >;

/** A value list in any case (OPEN-61), with other names for its values. */
export const oneOf = <const V extends readonly string[]>(
  values: V,
  also: Readonly<Record<string, V[number]>> = {},
) => {
  const known = new Map<string, string>(
    [...values.map((v) => [v, v] as const), ...Object.entries(also)].map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]),
  );
  const choice = z.enum(values as never, asText(fieldWords.oneOf(values)));
  return spelt(choice as unknown as z.ZodMiniType<V[number], V[number]>, (given) =>
    typeof given === "string" ? (known.get(given.toLowerCase()) ?? given) : given,
  );
};

/** In a query everything is text: "10" is 10, "true" is true. */
export const numeric = <T extends z.ZodMiniType>(schema: T) =>
  spelt(schema, (given) =>
    typeof given === "string" && given.trim() !== "" ? Number(given) : given,
  );
export const flag = spelt(yesNo, (given) => {
  const word = typeof given === "string" ? given.toLowerCase() : given;
  return word === "true" || word === "1" ? true : word === "false" || word === "0" ? false : given;
});
