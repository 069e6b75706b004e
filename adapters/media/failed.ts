import type { ProcessedImage } from "#core/service/ports/index.ts";

type Reason = Extract<ProcessedImage, { ok: false }>["reason"];

export const failed = (reason: Reason): Extract<ProcessedImage, { ok: false }> => ({
  ok: false,
  reason,
});
