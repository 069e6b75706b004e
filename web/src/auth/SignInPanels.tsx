import { observer } from "mobx-react-lite";
import type { Panel, SignIn } from "#core/app/index.ts";
import { Panels } from "#web/components/index.ts";
import { CodePanel } from "./CodePanel.tsx";
import { EmailPanel } from "./EmailPanel.tsx";
import { LegalPanel } from "./LegalPanel.tsx";
import { LinkSentPanel } from "./LinkSentPanel.tsx";
import { LockedPanel } from "./LockedPanel.tsx";
import { NamePanel } from "./NamePanel.tsx";

const order: readonly Panel[] = ["email", "name", "linkSent", "code", "locked", "terms", "privacy"];

/** One panel at a time: the same in the modal and on the page (AUTH-03). */
export const SignInPanels = observer(({ signIn }: { signIn: SignIn }) => {
  const { panel } = signIn;
  return (
    <Panels at={panel} order={order}>
      {panel === "email" ? <EmailPanel signIn={signIn} /> : null}
      {panel === "name" ? <NamePanel signIn={signIn} /> : null}
      {panel === "code" ? <CodePanel signIn={signIn} /> : null}
      {panel === "linkSent" ? <LinkSentPanel signIn={signIn} /> : null}
      {panel === "locked" ? <LockedPanel signIn={signIn} /> : null}
      {panel === "terms" || panel === "privacy" ? <LegalPanel of={panel} /> : null}
    </Panels>
  );
});
