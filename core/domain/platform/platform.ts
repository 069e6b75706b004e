import * as z from "zod/mini";

/** SHELL-13. `maintenance_on` is when maintenance begins, null when none is planned. */
export const Platform = z.object({
  maintenance_on: z.nullable(z.string()),
  web_version: z.string(),
});
export type Platform = z.infer<typeof Platform>;
