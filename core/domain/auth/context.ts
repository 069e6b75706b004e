import * as z from "zod/mini";
import { AuthLinkParams } from "./scenario.ts";

/** A sign-in in progress, as whoever holds its id may read it (OPEN-53). */
export const AuthContext = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  registration: z.boolean(),
  verify_type: z.enum(["code", "link"]),
  auth_link_params: AuthLinkParams,
  expired: z.boolean(),
  /** It carries what another visit was about to do: shown and agreed to first (OPEN-166). */
  needs_agreement: z.boolean(),
});
export type AuthContext = z.infer<typeof AuthContext>;
