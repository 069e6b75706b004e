import { confidential, type ServerSettings } from "../settings.ts";

/** Every setting as it is in force, in the order of their table; of what is secret only whether it is set. */
export const settingsInForce = (
  settings: ServerSettings,
): readonly (readonly [name: string, value: string])[] =>
  Object.entries(settings).map(([name, value]) => [
    name,
    value === undefined || value === ""
      ? ""
      : confidential.test(name)
        ? "set"
        : Array.isArray(value)
          ? value.join(", ")
          : String(value),
  ]);
