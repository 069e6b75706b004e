import * as z from "zod/mini";

/** An offer as organisers are told of it; of somebody who was chosen in the group the address isn't told. */
export const OfferedTo = z.object({
  role_id: z.nullable(z.string()),
  email: z.nullable(z.string()),
  offered_on: z.string(),
});
export type OfferedTo = z.infer<typeof OfferedTo>;
