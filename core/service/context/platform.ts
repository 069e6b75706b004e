import {
  type PlatformRecord,
  type PlatformValues,
  platformRow,
} from "#core/domain/platform/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { Service } from "./context.ts";

/** The platform's values as they are now: what an operator set while it runs, else the settings of the start. */
export const platformNow = async ({
  store,
  settings,
}: Pick<Service, "store" | "settings">): Promise<PlatformValues> => ({
  maintenance_on: settings.maintenanceOn,
  web_version: settings.webVersion,
  enabled_features: settings.enabledFeatures,
  ...(await store.find("platform", platformRow))?.settings,
});

/** What an operator sets: a value, or `"asStarted"` for the one of the settings; what is not named stays. */
export type PlatformChange = {
  readonly [K in keyof PlatformValues]?: PlatformValues[K] | "asStarted";
};

/** Sets the platform's values for every running server at once: each reads them with every call. */
export const setPlatform = async (
  { store, clock }: Pick<Service, "store" | "clock">,
  change: PlatformChange,
): Promise<void> => {
  const there = await store.find("platform", platformRow);
  const named = Object.entries({ ...there?.settings, ...change });
  const kept = Object.fromEntries(named.filter(([, value]) => value !== "asStarted"));
  const fresh = (): PlatformRecord => ({
    id: platformRow,
    version: 1,
    settings: kept,
    created_on: iso(clock.now()),
  });
  const row = there
    ? ({ kind: "change", id: there.id, version: there.version, set: { settings: kept } } as const)
    : ({ kind: "add", row: fresh() } as const);
  await store.commit([{ ...row, table: "platform" }], []);
};
