import { hearOfAccount } from "./account/news.ts";
import type { AppPorts } from "./appPorts.ts";
import { Preferences } from "./preferences/index.ts";
import { Session, tellWhereOneIs } from "./session/index.ts";
import { Shell } from "./shell/index.ts";

/**
 * What every screen stands on, from the first moment. The models behind the screens are opened on it by functions
 * of their own rooms (`openEditor(context, id)`), so that a page loads the model it shows and no other (P1).
 */
export interface AppContext {
  readonly ports: AppPorts;
  readonly session: Session;
  readonly shell: Shell;
  readonly preferences: Preferences;
}

export const createAppContext = (ports: AppPorts): AppContext => {
  const session = ports.observe(new Session(ports));
  const shell = ports.observe(new Shell(ports, session));
  const preferences = ports.observe(new Preferences(ports));
  hearOfAccount(ports, session);
  session.onLogin(() => tellWhereOneIs(ports, session));
  session.onLogout((elsewhere) => {
    preferences.forget();
    if (elsewhere) ports.navigator.go("/");
  });
  // loaded when it comes to that: the first page does without (P1)
  const going = () => import("./session/goOn.ts");
  const fault = (error: unknown) => ports.reporter.fault(error, "going on after sign-in");
  session.onLogin((news) => {
    if (news.elsewhere) going().then(({ goOn }) => goOn(ports, session, news), fault);
  });
  session.onUnfinished(() => {
    going().then(({ finish }) => finish(ports, session), fault);
  });
  return { ports, session, shell, preferences };
};
