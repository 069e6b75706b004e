/** The version that clients compare themselves with (CONST-01). */
export const clientVersion = "5.49.2";
