import type { Settings } from "#core/service/ports/index.ts";

/** Settings as a fresh installation has them, with what a scenario needs different. */
export const plainSettings = (different: Partial<Settings> = {}): Settings => {
  const address = different.address ?? "https://fanfold.test";
  return {
    address,
    productName: "Fanfold",
    supportEmail: "support@fanfold.test",
    enabledFeatures: [],
    webVersion: "test",
    maintenanceOn: null,
    link: (key) => `${address}/files/${key}`,
    ...different,
  };
};
