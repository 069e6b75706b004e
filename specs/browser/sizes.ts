/** Marks a test of what only a desk does, or of what is the same on a phone: it runs on the desktop alone. */
export const onlyDesktop = "@desktop";
/** Marks a test of what only a phone does. */
export const onlyPhone = "@phone";
