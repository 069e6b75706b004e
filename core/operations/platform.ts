import * as z from "zod/mini";
import { Platform } from "#core/domain/platform/index.ts";
import { operation } from "./operation.ts";

const tag = "Platform";

export const platformOperations = {
  readPlatform: operation({
    tag,
    summary: "Get maintenance status, web version and enabled features",
    ids: ["API-02", "SHELL-12", "SHELL-13"],
    answer: z.object({ platform: Platform, enabled_features: z.array(z.string()) }),
    subject: { of: "none" },
    who: "anyone",
  }),
};
