import { observer } from "mobx-react-lite";
import { useState } from "react";
import { openSignIn, type SignIn } from "#core/app/index.ts";
import { withoutModal } from "#core/domain/navigation/index.ts";
import { SignInDialog } from "../../auth/SignInDialog.tsx";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { useOnceWhen } from "../../hooks/onceWhen.ts";

/** The sign-in modal (MODAL-03): a fresh one each time it opens, and on from where the person was. */
const AuthModal = observer(() => {
  const app = useApp();
  const modal = useModal("auth");
  const [signIn, setSignIn] = useState<SignIn | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (modal.isOpen !== wasOpen) {
    setWasOpen(modal.isOpen);
    if (modal.isOpen) {
      const here = withoutModal(app.ports.navigator.path);
      setSignIn(openSignIn(app, here === "/" ? {} : { returnTo: here }));
    }
  }
  // signed in by a link in another tab: only the code panel finishes by itself (AUTH-16, OPEN-49)
  const isDone =
    modal.isOpen && app.session.isSignedIn && signIn?.busy === false && signIn.panel !== "code";
  const { close } = modal;
  useOnceWhen(isDone, close);
  return signIn ? <SignInDialog signIn={signIn} open={modal.isOpen} onClose={close} /> : null;
});
export default AuthModal;
