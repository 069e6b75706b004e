/** In this order; never changed once released. */
export const migrationNames = ["0001-tables", "0002-commit", "0003-reminders"] as const;
