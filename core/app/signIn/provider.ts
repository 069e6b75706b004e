import { loginFlag } from "#core/domain/auth/index.ts";
import { ownPath, queryPart } from "#core/domain/navigation/index.ts";
import { signInWords } from "#core/domain/words/index.ts";
import { type Refusal, wordsOf } from "#core/kernel/index.ts";
import { finish } from "./finish.ts";
import type { Provider, SignInState, Using } from "./state.ts";

/** What this tab remembers while the browser is away at a provider. */
interface Trip {
  readonly label: string;
  readonly returnTo: string | null;
}
const key = "external-sign-in";

/** AUTH-02. */
export const offered = (known: readonly Provider[], features: readonly string[]) =>
  known.filter(({ id }) => features.includes(loginFlag(id)));

/** Sends the browser to the provider; nobody answers from there but by coming back. */
export const goTo = async (
  signIn: SignInState,
  { ports, session }: Using,
  provider: Provider,
): Promise<void> => {
  const started = await session.api("startProviderLogin", {
    path: { provider: provider.id },
    body: { anew: signIn.isRefused },
  });
  if (!started.ok) return refuse(signIn, provider.label, started.refusal);
  const trip: Trip = { label: provider.label, returnTo: signIn.returnTo };
  ports.tab.set(key, JSON.stringify(trip));
  ports.navigator.leave(started.value.url);
};

/** Redeems what the provider sent the browser back with, and goes on to where the person was (AUTH-22). */
export const comeBack = async (
  signIn: SignInState,
  using: Using,
  answer: string,
): Promise<void> => {
  const { ports, session } = using;
  const trip = read(ports.tab.get(key));
  const [provider = ""] = (queryPart(`?${answer}`, "state") ?? "").split(".");
  const entered = await session.api("loginWithProvider", {
    path: { provider },
    body: { token: answer },
  });
  if (!entered.ok && isLater(entered.refusal)) {
    signIn.error = wordsOf(entered.refusal);
    return;
  }
  ports.tab.remove(key);
  signIn.returnTo = ownPath(trip?.returnTo ?? null);
  signIn.isRefused = !entered.ok;
  if (!entered.ok) return refuse(signIn, trip?.label ?? null, entered.refusal);
  signIn.isRegistration = entered.value.new_user;
  if (entered.value.new_user) ports.reporter.event("registration", { provider });
  await finish(signIn, using, entered.value.auth, "provider");
};

const isLater = ({ code }: Refusal): boolean => code === "network" || code === "fault";

/** ERR-07, with why and what else there is to do; the address can be typed right there. */
const refuse = (signIn: SignInState, label: string | null, refusal: Refusal): void => {
  if (refusal.code !== "locked") signIn.panel = "email";
  if (refusal.code === "locked") signIn.refuse(refusal);
  else if (isLater(refusal)) signIn.error = wordsOf(refusal);
  else {
    signIn.error = label === null ? wordsOf(refusal) : signInWords.providerFailed(label);
    signIn.hint = refusal.errors[0]?.message ?? signInWords.otherWay;
  }
};

const read = (text: string | null): Trip | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Trip);
  } catch {
    return null; // unreadable: home is as good
  }
};
