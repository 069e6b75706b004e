import type { Settings } from "#core/service/ports/index.ts";

/** Settings as a fresh installation has them, with what a scenario needs different. */
export const plainSettings = (different: Partial<Settings> = {}): Settings => ({
  address: "https://fanfold.test",
  productName: "Fanfold",
  supportEmail: "support@fanfold.test",
  enabledFeatures: [],
  tiers: "on",
  webVersion: "test",
  maintenanceOn: null,
  // relative, as the server gives them
  link: (key) => `/files/${key}`,
  ...different,
});
