import { codeLife } from "#core/domain/auth/index.ts";
import type { SignInState, Using } from "./state.ts";

/** Kept with the tab: a phone forgets the page while somebody looks up the code in their mails. */
const key = "sign-in";

interface UnderWay {
  readonly contextId: string;
  readonly panel: "code" | "linkSent";
  readonly email: string;
  readonly isRegistration: boolean;
  /** No code is good for longer (OPEN-48). */
  readonly until: number;
}

/** A code or link is on its way. */
export const keepUnderWay = (signIn: SignInState, { ports, session }: Using): void => {
  const { contextId } = session;
  if (contextId === null || (signIn.panel !== "code" && signIn.panel !== "linkSent")) return;
  const { panel, usedEmail: email, isRegistration } = signIn;
  const until = ports.clock.now() + codeLife;
  const kept: UnderWay = { contextId, panel, email, isRegistration, until };
  ports.tab.set(key, JSON.stringify(kept));
};

export const forgetUnderWay = ({ ports }: Using): void => ports.tab.remove(key);

/**
 * After the page was loaded anew, the code can be typed in where it was asked for. The session hears of it with the
 * first step from there: a screen may be drawn twice before it stands, and the second has to find the same.
 */
export const resumeUnderWay = (signIn: SignInState, { ports, session }: Using): void => {
  const text = ports.tab.get(key);
  if (text === null) return;
  ports.tab.remove(key);
  const kept = read(text);
  if (kept === null || kept.until <= ports.clock.now()) return;
  ports.tab.set(key, text);
  signIn.email = kept.email;
  // within one page a sign-in begins with the address (AUTH-11)
  if (session.contextId !== null) return;
  signIn.keptContext = kept.contextId;
  if (signIn.staticEmail !== kept.email) signIn.staticEmail = null;
  signIn.isRegistration = kept.isRegistration;
  signIn.panel = kept.panel;
};

/** The first step after the page was loaded anew. */
export const goOnUnderWay = (signIn: SignInState, { session }: Using): void => {
  session.contextId ??= signIn.keptContext;
};

const read = (text: string): UnderWay | null => {
  try {
    return JSON.parse(text) as UnderWay;
  } catch {
    return null; // unreadable: it begins with the address
  }
};
