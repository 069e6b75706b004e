import type { Outside } from "../outside.ts";
import type { Session } from "../session/index.ts";

const news = "account";

/** Tells the other tabs that the account was changed here: they show the new name and address too. */
export const tellOfAccount = ({ channel }: Pick<Outside, "channel">): void =>
  channel.post({ type: "info", message: news });

/** Reads the profile again when another tab changed it (OPEN-58). */
export const hearOfAccount = ({ channel }: Pick<Outside, "channel">, session: Session): void => {
  channel.listen((m) => {
    if (m.type === "info" && m.message === news && session.isSignedIn) void session.readProfile();
  });
};
