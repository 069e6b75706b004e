import { hearOfAccount } from "./account/news.ts";
import type { Outside } from "./outside.ts";
import { Preferences } from "./preferences/index.ts";
import { Session } from "./session/index.ts";
import { Shell } from "./shell/index.ts";

/**
 * What every screen stands on, from the first moment. The models behind the screens are opened on it by functions
 * of their own rooms (`openEditor(ground, id)`), so that a page loads the model it shows and no other (P1).
 */
export interface Ground {
  readonly outside: Outside;
  readonly session: Session;
  readonly shell: Shell;
  readonly preferences: Preferences;
}

export const createGround = (outside: Outside): Ground => {
  const session = outside.observe(new Session(outside));
  const shell = outside.observe(new Shell(outside, session));
  const preferences = outside.observe(new Preferences(outside));
  hearOfAccount(outside, session);
  session.onLogout((elsewhere) => {
    preferences.forget();
    if (elsewhere) outside.navigator.go("/");
  });
  // loaded when it comes to that: the first page does without (P1)
  const going = () => import("./session/goOn.ts");
  const fault = (error: unknown) => outside.reporter.fault(error, "going on after sign-in");
  session.onLogin((news) => {
    if (news.elsewhere) going().then(({ goOn }) => goOn(outside, session, news), fault);
  });
  session.onUnfinished(() => {
    going().then(({ finish }) => finish(outside, session), fault);
  });
  return { outside, session, shell, preferences };
};
