/** What a mailed code is for: to sign in, by a link or not, or to prove the new address of an account (API-04). */
export type VerifyType = "code" | "link" | "change";

/** A link instead of a code: only to register, and only where the operator allows it (OPEN-47). */
export const verifyTypeFor = (
  asked: VerifyType,
  registration: boolean,
  enabledFeatures: readonly string[],
): VerifyType => {
  if (asked === "change") return "change";
  return asked === "link" && registration && enabledFeatures.includes("auth_link")
    ? "link"
    : "code";
};
