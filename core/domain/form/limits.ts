/** Longest e-mail address a field takes (FORM-01). */
export const emailMaximum = 250;
/** Longest first or last name (FORM-06, FORM-07). */
export const nameMaximum = 50;
/** An auth code has exactly this many characters (FORM-09). */
export const codeLength = 6;
