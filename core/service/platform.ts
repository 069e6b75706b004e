import { platformRow } from "#core/domain/platform/index.ts";
import { iso } from "#core/kernel/index.ts";
import type { Service } from "./context.ts";

export interface PlatformValues {
  readonly maintenance_on: string | null;
  readonly web_version: string;
  readonly enabled_features: readonly string[];
}

/** The platform's values as they are now: what an operator set while it runs, else the settings of the start. */
export const platformNow = async ({
  store,
  settings,
}: Pick<Service, "store" | "settings">): Promise<PlatformValues> => {
  const set = await store.find("platform", platformRow);
  return {
    maintenance_on: set?.maintenance_on ?? settings.maintenanceOn,
    web_version: set?.web_version ?? settings.webVersion,
    enabled_features: set?.enabled_features ?? settings.enabledFeatures,
  };
};

/** What an operator may set; null gives a value back to the settings, what is not named stays. */
export type PlatformChange = { readonly [K in keyof PlatformValues]?: PlatformValues[K] | null };

/** Sets the platform's values for every running server at once; they read them with each call. */
export const setPlatform = async (
  { store, clock }: Pick<Service, "store" | "clock">,
  change: PlatformChange,
): Promise<void> => {
  const there = await store.find("platform", platformRow);
  const none = { maintenance_on: null, web_version: null, enabled_features: null };
  await store.commit(
    [
      there
        ? { kind: "change", table: "platform", id: there.id, version: null, set: change }
        : {
            kind: "add",
            table: "platform",
            row: {
              ...none,
              ...change,
              id: platformRow,
              version: 1,
              created_on: iso(clock.now()),
            },
          },
    ],
    [],
  );
};
