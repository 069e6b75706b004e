/** Marks a test whose answer is the same on a phone: it runs on the desktop alone. */
export const onlyDesktop = "@desktop";
