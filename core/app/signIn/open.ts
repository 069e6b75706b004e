import type { AppContext } from "../appContext.ts";
import { SignIn } from "./signIn.ts";

/** Goes on to where the person was when it is done. */
export const openSignIn = (
  { ports, session, shell }: AppContext,
  { returnTo }: { readonly returnTo?: string } = {},
): SignIn => {
  const signIn = ports.observe(new SignIn(ports, session, () => shell.enabledFeatures));
  signIn.returnTo = returnTo ?? null;
  if (shell.enabledFeatures.some((name) => name.endsWith("_login"))) void signIn.readProviders();
  return signIn;
};
