import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { id, longToken, token } from "./fields.ts";
import { type Operation, type OperationId, operations } from "./index.ts";
import { datesText } from "./reminders.ts";

const rows = Object.entries(operations) as [OperationId, Operation][];
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly innerType?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly out?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
}

/** Every text that a schema takes, by where it stands. */
const textsIn = (schema: z.ZodMiniType, at: string): [at: string, text: z.ZodMiniType][] => {
  const { def } = schema as unknown as { def: Def };
  if (def.type === "string") return [[at, schema]];
  const inner = [def.innerType, def.element, def.out, def.valueType, ...(def.options ?? [])];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, one]) => textsIn(one, `${at}.${name}`)),
    ...inner.flatMap((one) => (one === undefined ? [] : textsIn(one, at))),
    ...(def.keyType ? textsIn(def.keyType, `${at} (key)`) : []),
  ];
};
/** What is looked up and never shown, and a file, of which what is shown is cleaned as it is read. */
const isHandle = (schema: z.ZodMiniType) =>
  [id, token, longToken, datesText].includes(schema as typeof id);
const texts = rows.flatMap(([name, row]) =>
  (["path", "query", "body"] as const).flatMap((part) =>
    row[part] ? textsIn(row[part], `${name} ${part}`) : [],
  ),
);
/** The texts of several lines there are; every other one is of one line. */
const ofSeveralLines =
  /\.(description|greeting_message|group_message|recipient_message|thanks_message|captions\.text)$/;

const controls = /(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
// biome-ignore lint/suspicious/noMisleadingCharacterClass: each of these is a sign of its own
const unseen = /[\u00ad\u034f\u061c\u115f\u1160\u200b\u200e\u200f\u2060-\u2064\u3164\ufeff\uffa0]/u;
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]/u;

const nasty = fc.array(
  fc.constantFrom(
    ..."Ada \n\r\t\u0000\u0007\u0085\u009f\u2028\u202a\u202e\u2066\u2069\u200b\u200e\u3164\ufeff",
    "\ud83d",
    "\udf82",
    "🎂",
    "\r\n",
  ),
  { maxLength: 25 },
);

describe("[F-26] what people write", () => {
  it("is found in every part of the table", () => {
    expect(texts.length).toBeGreaterThan(100);
    const several = texts.filter(([at]) => ofSeveralLines.test(at)).map(([at]) => at);
    expect(several.length).toBeGreaterThan(6);
  });

  it.each(texts.filter(([, schema]) => !isHandle(schema)))(
    "%s is kept without what cannot be seen, on one line unless it has several",
    (at, schema) => {
      fc.assert(
        fc.property(nasty, (signs) => {
          const read = z.safeParse(schema, signs.join(""));
          if (!read.success) return;
          const text = read.data as string;
          expect(text).not.toMatch(controls);
          if (ofSeveralLines.test(at)) expect(text).not.toMatch(/\r|\u2028/);
          else {
            expect(text).not.toMatch(breaks);
            expect(text).not.toMatch(unseen);
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  it("keeps the lines of what has several", () => {
    const { greeting_message } = operations.changeStory.body.shape;
    expect(z.parse(greeting_message, "Dear Ada,\r\n\r\nall the best\u202e")).toBe(
      "Dear Ada,\n\nall the best",
    );
  });
});
