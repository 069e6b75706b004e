/** A JSON schema as plain data. */
export type Schema = { readonly [key: string]: unknown };

const noise = new Set(["$schema", "$id", "id", "~standard"]);
/** The bounds of a whole number in JavaScript say nothing. */
const isSafeBound = (key: string, value: unknown): boolean =>
  (key === "minimum" || key === "maximum") &&
  typeof value === "number" &&
  Math.abs(value) === Number.MAX_SAFE_INTEGER;

/** A schema without what belongs to its tool and not to the contract. `inside`: keys are names of fields. */
export const plain = (schema: Schema, inside = false): Schema =>
  Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => inside || !(noise.has(key) || isSafeBound(key, value)))
      .map(([key, value]) => [key, plainValue(value, key === "properties" && !inside)]),
  );

const plainValue = (value: unknown, inside: boolean): unknown => {
  if (Array.isArray(value)) return value.map((v) => plainValue(v, false));
  return typeof value === "object" && value !== null ? plain(value as Schema, inside) : value;
};
