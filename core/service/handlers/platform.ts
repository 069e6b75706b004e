import { done } from "#core/kernel/index.ts";
import type { Handler } from "../context.ts";

export const readPlatform: Handler<"readPlatform"> = ({ settings }) =>
  done({
    platform: { maintenance_on: settings.maintenanceOn, web_version: settings.webVersion },
    enabled_features: [...settings.enabledFeatures],
  });
