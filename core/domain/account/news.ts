import * as z from "zod/mini";

/** How often an organiser hears of new messages by email: each by itself, gathered once a day, or not at all. */
export const News = z.enum(["at_once", "daily", "never"]);
export type News = z.infer<typeof News>;
/** As it is kept: whoever wants none has left the subscription (decision 0074). */
export type KeptNews = Exclude<News, "never">;

/** Which emails a person gets, as the account’s page shows it. */
export const EmailPreferences = z.object({
  news: News,
  invitations: z.boolean(),
  reminders: z.boolean(),
});
export type EmailPreferences = z.infer<typeof EmailPreferences>;
