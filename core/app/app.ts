import type { Outside } from "./outside.ts";
import { Session } from "./session/index.ts";
import { Shell } from "./shell/index.ts";
import { SignIn } from "./signIn/index.ts";

/** The application headless: what a person does, behind every screen. */
export interface App {
  readonly outside: Outside;
  readonly session: Session;
  readonly shell: Shell;
  /** A fresh sign-in; goes on to where the person was when it is done. */
  signIn(options?: { readonly returnTo?: string }): SignIn;
}

export const createApp = (outside: Outside): App => {
  const session = outside.observe(new Session(outside));
  const shell = outside.observe(new Shell(outside, session));
  session.onLogout((elsewhere) => {
    if (elsewhere) outside.navigator.go("/");
  });
  return {
    outside,
    session,
    shell,
    signIn: ({ returnTo } = {}) => {
      const signIn = outside.observe(
        new SignIn(outside, session, (path) => outside.navigator.go(path)),
      );
      signIn.returnTo = returnTo ?? null;
      return signIn;
    },
  };
};
