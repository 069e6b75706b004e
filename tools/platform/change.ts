import { parseArgs } from "node:util";
import { type PlatformValues, updateFor } from "#core/domain/platform/index.ts";
import type { PlatformChange } from "#core/service/index.ts";

/** What a call of `npm run platform` asks for, given the values as they are; words where it makes no sense. */
export type ParsedChange = { readonly change: PlatformChange } | { readonly wrong: string };

const options = {
  "maintenance-on": { type: "string" },
  "maintenance-off": { type: "boolean" },
  "web-version": { type: "string" },
  feature: { type: "string", multiple: true },
  "no-feature": { type: "string", multiple: true },
  "as-started": { type: "boolean" },
} as const;

const isFeature = (name: string): boolean => /^[a-z][a-z0-9_]*$/.test(name);
/** A version is one that a client of another can judge. */
const isVersion = (text: string): boolean =>
  updateFor("0.0.0", text) !== "none" || text === "0.0.0";

/** @param now the moment of the call: maintenance cannot begin before it */
export const asked = (
  args: readonly string[],
  values: PlatformValues,
  now: number,
): ParsedChange => {
  let said: ReturnType<typeof parse>;
  try {
    said = parse(args);
  } catch (error) {
    return { wrong: (error as Error).message };
  }
  const begins = said["maintenance-on"];
  const version = said["web-version"];
  const features = said.feature ?? [];
  const without = said["no-feature"] ?? [];
  const odd = [...features, ...without].find((name) => !isFeature(name));
  if (odd !== undefined) return { wrong: `"${odd}" is no feature: a name is like auth_link.` };
  if (begins !== undefined && said["maintenance-off"])
    return { wrong: "Maintenance is either on at a time or off." };
  if (begins !== undefined && !(Date.parse(begins) > now))
    return { wrong: `"${begins}" is no time to come: write it like 2026-03-01T20:00Z.` };
  if (version !== undefined && !isVersion(version))
    return { wrong: `"${version}" is no version: write it like 5.50.0.` };
  const asStarted = said["as-started"]
    ? ({
        maintenance_on: "asStarted",
        web_version: "asStarted",
        enabled_features: "asStarted",
      } as const)
    : {};
  const enabled_features = [...new Set([...values.enabled_features, ...features])].filter(
    (name) => !without.includes(name),
  );
  return {
    change: {
      ...asStarted,
      ...(begins === undefined ? {} : { maintenance_on: new Date(begins).toISOString() }),
      ...(said["maintenance-off"] ? { maintenance_on: null } : {}),
      ...(version === undefined ? {} : { web_version: version }),
      ...(features.length + without.length > 0 ? { enabled_features } : {}),
    },
  };
};

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, strict: true }).values;

/** The values in lines for a terminal. */
export const shown = ({ maintenance_on, web_version, enabled_features }: PlatformValues): string =>
  [
    `maintenance  ${maintenance_on ?? "none"}`,
    `web version  ${web_version}`,
    `features     ${enabled_features.join(", ") || "none"}`,
  ].join("\n");
