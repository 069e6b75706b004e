import { done } from "#core/kernel/index.ts";
import { usableFeatures } from "../../auth/index.ts";
import type { Handler } from "../../context/index.ts";
import { platformNow } from "../../context/index.ts";

export const readPlatform: Handler<"readPlatform"> = async (context) => {
  const { maintenance_on, web_version, enabled_features } = await platformNow(context);
  return done({
    platform: { maintenance_on, web_version },
    enabled_features: usableFeatures(enabled_features, context),
  });
};
