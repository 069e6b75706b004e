import type { Ground } from "../ground.ts";
import { SignIn } from "./signIn.ts";

/** Goes on to where the person was when it is done. */
export const openSignIn = (
  { outside, session, shell }: Ground,
  { returnTo }: { readonly returnTo?: string } = {},
): SignIn => {
  const signIn = new SignIn(outside, session, (path) => outside.navigator.go(path));
  signIn.returnTo = returnTo ?? null;
  signIn.usesLink = shell.enabledFeatures.includes("auth_link");
  return outside.observe(signIn);
};
