import type { AuthScenario } from "#core/domain/auth/index.ts";
import { Quiet } from "#web/components/index.ts";
import { useWords, type WordKey } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";

/** What is kept, and why somebody is asked to sign in, by what they were doing (F-48). */
const reasons: { readonly [S in AuthScenario]?: WordKey } = {
  Contribution: "auth.whyMessage",
  RecipientThanks: "auth.whyThanks",
  RecipientSave: "auth.whySave",
  CreatorSave: "auth.whyOwn",
  AnonymousSaveExit: "auth.whyOwn",
  CreatorSend: "auth.whySend",
  CreatorInviteGroup: "auth.whyInvite",
  PrivateJoin: "auth.whyJoin",
};

/** Nothing for whoever signs in by themselves. */
export const Why = () => {
  const w = useWords();
  const { authScenario } = useApp().session.anonymous.data;
  const reason = authScenario === null ? undefined : reasons[authScenario];
  return reason === undefined ? null : <Quiet>{w(reason)}</Quiet>;
};
