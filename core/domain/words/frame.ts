/** What stands on every page, and in fields whoever uses them. */
export const frameWords = {
  /** Carried by the logo everywhere (SHELL-03). */
  tagline: "Celebrate your people",
  skip: "Skip to content",
  /** FORM-02 */
  email: "Enter email address",
  /** FORM-09 */
  code: "Enter 6 digit code",
} as const;
