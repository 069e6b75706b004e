import * as z from "zod/mini";
import { DeliveryReason } from "./delivery.ts";

/** An address that the card did not reach, and why; it is mended by sending to another one, or withdrawn (F-30). */
export const Undelivered = z.object({
  role_id: z.string(),
  email: z.string(),
  reason: DeliveryReason,
});
export type Undelivered = z.infer<typeof Undelivered>;
