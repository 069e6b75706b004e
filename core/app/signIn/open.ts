import type { Ground } from "../ground.ts";
import { SignIn } from "./signIn.ts";

/** Goes on to where the person was when it is done. */
export const openSignIn = (
  { outside, session, shell }: Ground,
  { returnTo }: { readonly returnTo?: string } = {},
): SignIn => {
  const signIn = outside.observe(new SignIn(outside, session, () => shell.enabledFeatures));
  signIn.returnTo = returnTo ?? null;
  if (shell.enabledFeatures.some((name) => name.endsWith("_login"))) void signIn.readProviders();
  return signIn;
};
