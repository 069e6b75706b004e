import { minutes } from "#core/kernel/index.ts";
import type { Allowance } from "../mail/allowance.ts";

/** Codes that one address and network may ask for; the next one is locked out (OPEN-48). */
export const codeRequests: Allowance = { limit: 10, span: minutes(15) };

/** A link instead of a code: only to register, and only where the operator allows it (OPEN-47). */
export const verifyTypeFor = (
  asked: "code" | "link",
  registration: boolean,
  enabledFeatures: readonly string[],
): "code" | "link" =>
  asked === "link" && registration && enabledFeatures.includes("auth_link") ? "link" : "code";
