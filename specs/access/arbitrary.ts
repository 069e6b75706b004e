import fc from "fast-check";
import * as z from "zod/mini";

/** As much of JSON Schema as the table's own schemas come out as. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}
type Any = fc.Arbitrary<unknown>;

/** What nobody sends by hand. */
const strange: Any = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    "",
    " ",
    "\u0000",
    "\ud800",
    "__proto__",
    "constructor",
    "../../etc/passwd",
    "' or 1=1 --",
    "a".repeat(20_000),
    "2026-02-30",
    Number.NaN,
    Number.MAX_SAFE_INTEGER,
    -1,
    1.5,
    true,
    [],
    [null],
    {},
    { id: {} },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

const text = ({ minLength = 0, maxLength, pattern }: Shape, known: Any): Any => {
  const longest = Math.min(maxLength ?? 30, 30);
  const free = fc.string({ minLength: Math.min(minLength, longest), maxLength: longest });
  const day = fc.constantFrom("2026-04-01", "2026-12-31T10:00:00Z");
  return pattern?.includes("\\d{4}") ? day : fc.oneof({ weight: 3, arbitrary: known }, free);
};

const from = (shape: Shape, known: Any): Any => {
  const again = (s: Shape) => from(s, known);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(again));
  if (shape.allOf) return again(Object.assign({}, shape, { allOf: undefined }, ...shape.allOf));
  switch (shape.type) {
    case "string":
      return text(shape, known);
    case "integer":
      return fc.integer({ min: -2, max: 40 });
    case "number":
      return fc.double({ min: -200, max: 200, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(again(shape.items ?? {}), { maxLength: 4 });
    case "object":
      return shape.properties === undefined
        ? fc.dictionary(fc.string(), again(shape.additionalProperties as Shape), { maxKeys: 3 })
        : fc.record(
            Object.fromEntries(Object.entries(shape.properties).map(([k, s]) => [k, again(s)])),
            { requiredKeys: [...(shape.required ?? [])] as never },
          );
    default:
      return strange;
  }
};

/** The same input with one field gone, strange, or too many. */
const mutated = (good: Any): Any =>
  fc
    .tuple(good, strange, fc.nat(), fc.constantFrom("replace", "drop", "add", "whole"))
    .map(([given, odd, at, how]) => {
      if (how === "whole" || typeof given !== "object" || given === null) return odd;
      const keys = Object.keys(given);
      const key = keys[at % Math.max(1, keys.length)] ?? "nothing";
      if (how === "add") return { ...given, unheardOf: odd };
      const rest = Object.fromEntries(Object.entries(given).filter(([k]) => k !== key));
      return how === "drop" ? rest : { ...rest, [key]: odd };
    });

/**
 * Inputs for a schema: most of them as it wants them, with ids and tokens out of `known` for the texts, some of
 * them spoiled in one place.
 */
export const inputsOf = (schema: z.ZodMiniType, known: Any): Any => {
  const shape = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Shape;
  const good = from(shape, known);
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: mutated(good) });
};
