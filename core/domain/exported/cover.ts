import * as z from "zod/mini";

/** A cover that was made elsewhere and is played from its description (OPEN-121). */
export const ExportedCover = z.object({
  id: z.string(),
  name: z.string(),
  variant: z.string(),
  /** What its maker may write, by key. */
  fields: z.array(
    z.looseObject({
      key: z.string(),
      label: z.optional(z.string()),
      limit: z.optional(z.number()),
    }),
  ),
  layers: z.array(z.looseObject({})),
  /** Addresses by name. */
  assets: z.record(z.string(), z.string()),
});
export type ExportedCover = z.infer<typeof ExportedCover>;
