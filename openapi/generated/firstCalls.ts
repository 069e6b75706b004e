// Written by `npm run contract` from the table of operations.
import type { CallsOf } from "../client.ts";

/** Calls that pages begin with. */
export const firstCalls: CallsOf = {
  readPlatform: ["get", "/platform", "platform enabled_features"],
  readAccount: ["get", "/account", "account"],
  readTooltips: ["get", "/account/tooltips", "tooltips"],
  refresh: ["post", "/auth/refresh", "auth"],
  readStory: ["get", "/story/{id}", "story"],
  readStoryByLink: ["get", "/story/{tokenType}/{token}", "story"],
  readRoles: ["get", "/roles", "roles"],
  readOwnRole: ["get", "/story/{type}/{value}/role", "story"],
  readProducts: ["get", "/locale/products", "digital postal"],
};
