import { paths } from "#core/domain/navigation/index.ts";
import { seconds } from "#core/kernel/index.ts";
import type { AppPorts } from "../appPorts.ts";
import type { Login } from "./login.ts";
import { pendingOf } from "./pending.ts";
import { resume } from "./resume.ts";
import type { Session } from "./session.ts";

/** How long a tab waits to be sent to where another one goes on; then it goes on by itself. */
const patience = seconds(10);

/**
 * Somebody signed in in another tab (AUTH-49): a tab that waits for the same is sent along once that one has done it,
 * one with something else under way does it now, and one that showed somebody else's things goes home.
 */
export const goOn = async (ports: AppPorts, session: Session, news: Login): Promise<void> => {
  if (news.switched) return ports.navigator.go(paths.home());
  const mine = pendingOf(session.anonymous.data);
  if (mine === null) return;
  if (mine === news.resumes) {
    const path = await redirected(ports, session);
    if (path !== null) {
      session.anonymous.adopt();
      session.modals.bring(path);
      return ports.navigator.go(path);
    }
  }
  if (session.isSignedIn) await finish(ports, session);
};

const redirected = (ports: AppPorts, session: Session): Promise<string | null> =>
  new Promise((resolve) => {
    if (session.tabs.redirectedTo !== null) return resolve(session.tabs.redirectedTo);
    const cancel = ports.clock.after(patience, () => {
      unhear();
      resolve(null);
    });
    const unhear = session.tabs.onRedirect((path) => {
      cancel();
      unhear();
      resolve(path);
    });
  });

/** What was cut off between signing in and doing it is done at the next start. */
export const finish = async (ports: AppPorts, session: Session): Promise<void> =>
  ports.navigator.go((await resume(session)).path);
