import * as z from "zod/mini";
import { CropTransform } from "#core/domain/media/index.ts";
import type { CoverLook } from "./look.ts";

const text = z.nullable(z.string());
/** A look as it was kept; a browser may hold anything. */
export const KeptLook = z.object({
  variant: z.string(),
  theme: text,
  exportedId: text,
  title: z.string(),
  style: text,
  colours: z.nullable(z.readonly(z.array(z.string()))),
  photo: z.nullable(
    z.object({
      id: z.string(),
      type: z.enum(["photo", "video", "audio"]),
      url: text,
      thumbnail_url: text,
      crop_source_id: z.optional(text),
      crop_transform: z.optional(z.nullable(CropTransform)),
    }),
  ),
  box: z._default(
    z.nullable(
      z.object({
        key: z.string(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
      }),
    ),
    null,
  ),
}) satisfies z.ZodMiniType<CoverLook>;

export const KeptGreeting = z.object({
  greeting_to: z.string(),
  greeting_message: z.string(),
  greeting_from: z.string(),
});
