import { accountWords } from "#core/domain/words/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Session } from "../session/index.ts";

/** Tells the other tabs, and whoever looks at them, that the account was changed here. */
export const tellOfAccount = ({ channel }: Pick<AppPorts, "channel">): void =>
  channel.post({ type: "info", message: accountWords.changedElsewhere, about: "account" });

/** Reads the profile again when another tab changed it (OPEN-58). */
export const hearOfAccount = ({ channel }: Pick<AppPorts, "channel">, session: Session): void => {
  channel.listen((m) => {
    if (m.type === "info" && m.about === "account" && session.isSignedIn)
      void session.readProfile();
  });
};
