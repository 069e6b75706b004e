import { escaped } from "../html.ts";
import { nameOf, type Schema } from "./contract.ts";

const indent = "  ";

/** Limits that the shape itself does not show. */
const limits = (schema: Schema): readonly string[] => {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, pattern } = schema;
  const between = (least: number | undefined, most: number | undefined, what: string) =>
    least !== undefined && most !== undefined
      ? [`${least}–${most}${what}`]
      : least !== undefined
        ? [`at least ${least}${what}`]
        : most !== undefined
          ? [`at most ${most}${what}`]
          : [];
  return [
    ...(schema.type === "integer" ? ["whole"] : []),
    ...between(minLength, maxLength, " characters"),
    ...between(minItems, maxItems, " items"),
    ...between(minimum, maximum, ""),
    ...(pattern === undefined ? [] : [`like ${pattern}`]),
    ...(schema.anyOf ?? []).flatMap(limits),
  ];
};

const key = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

const objectOf = (schema: Schema, depth: number): string => {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  const inner = indent.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, of]) => {
    const said = limits(of).join(", ");
    const optional = required.includes(name) ? "" : "?";
    const note = said ? ` <i>// ${escaped(said)}</i>` : "";
    return `${inner}${escaped(key(name))}${optional}: ${shape(of, depth + 1)};${note}`;
  });
  if (typeof others === "object") lines.push(`${inner}[key: string]: ${shape(others, depth + 1)};`);
  return lines.length === 0 ? "{}" : `{\n${lines.join("\n")}\n${indent.repeat(depth)}}`;
};

const isJoined = ({ enum: words, anyOf, oneOf, allOf, type }: Schema): boolean =>
  [words, anyOf, oneOf, allOf, type].some((all) => Array.isArray(all) && all.length > 1);

const listOf = (items: Schema, depth: number): string =>
  isJoined(items) ? `(${shape(items, depth)})[]` : `${shape(items, depth)}[]`;

/** A schema as TypeScript would write its type, in HTML: names of shared schemas lead to them. */
export const shape = (schema: Schema, depth = 0): string => {
  const join = (all: readonly Schema[], by: string) =>
    all.map((one) => shape(one, depth)).join(` ${by} `);
  if (schema.$ref !== undefined) {
    const name = escaped(nameOf(schema.$ref));
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return escaped(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((one) => escaped(JSON.stringify(one))).join(" | ");
  if (schema.anyOf ?? schema.oneOf) return join(schema.anyOf ?? schema.oneOf ?? [], "|");
  if (schema.allOf) return join(schema.allOf, "&amp;");
  if (Array.isArray(schema.type))
    return join(
      schema.type.map((type) => ({ ...schema, type })),
      "|",
    );
  if (schema.type === "array") return listOf(schema.items ?? {}, depth);
  if (schema.type === "object") return objectOf(schema, depth);
  if (schema.type === "integer") return "number";
  return escaped((schema.type as string | undefined) ?? "unknown");
};

/** The limits of a schema in words, "" when it has none. */
export const limitsOf = (schema: Schema): string => escaped(limits(schema).join(", "));
