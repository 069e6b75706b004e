/** What stands on every page. */
export const frameWords = {
  /** Carried by the logo everywhere (SHELL-03). */
  tagline: "Celebrate your people",
  skip: "Skip to content",
} as const;

/** What stands in empty fields. */
export const fieldWords = {
  email: "Enter email address",
  /** FORM-09 */
  code: "Enter 6 digit code",
} as const;
