import * as z from "zod/mini";

/** SHELL-13. `maintenance_on` is when maintenance begins, null when none is planned. */
export const Platform = z.object({
  maintenance_on: z.nullable(z.string()),
  web_version: z.string(),
});
export type Platform = z.infer<typeof Platform>;

/** What the platform says and what is switched on. */
export interface PlatformValues {
  readonly maintenance_on: string | null;
  readonly web_version: string;
  readonly enabled_features: readonly string[];
}

/** The one row an operator changes while the product runs; a value it does not hold is the one of the start. */
export interface PlatformRecord {
  readonly id: string;
  readonly version: number;
  readonly settings: Partial<PlatformValues>;
  readonly created_on: string;
}
/** The id of that row. */
export const platformRow = "platform";
