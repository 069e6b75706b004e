import type { Caller } from "#core/service/index.ts";

/** Somebody nobody knows: they see what their link shows everybody, and leave nothing behind. */
export const stranger: Caller = {
  accessToken: null,
  network: "",
  jar: { get: () => null, set: () => undefined },
  requestKey: null,
  languages: null,
};
