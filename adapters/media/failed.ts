import type { Developed } from "#core/service/ports/index.ts";

type Reason = Extract<Developed, { ok: false }>["reason"];

export const failed = (reason: Reason): Extract<Developed, { ok: false }> => ({
  ok: false,
  reason,
});
