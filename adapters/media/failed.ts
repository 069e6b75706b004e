import type { Developed } from "#core/service/ports/index.ts";

type Reason = Extract<Developed, { ok: false }>["reason"];

export const failed = (reason: Reason): Developed => ({ ok: false, reason });
