import type { Api } from "#core/operations/index.ts";
import type { AppContext } from "../appContext.ts";
import type { AppPorts } from "../appPorts.ts";
import type { PlayerOutside } from "../player/index.ts";
import { Watcher } from "./watcher.ts";

export const openWatcher = (
  { ports, session }: AppContext,
  token: string,
  message: string | null = null,
): Watcher => ports.observe(new Watcher(ports, session, token, message));

/** A watch link on a page of another site: nobody is signed in there, and nothing is remembered (PLAY-10). */
export const openGuest = (
  ports: PlayerOutside & Pick<AppPorts, "observe"> & { readonly api: Api },
  token: string,
): Watcher => {
  const anonymous = { remember: () => undefined };
  return ports.observe(new Watcher(ports, { api: ports.api, isSignedIn: false, anonymous }, token));
};
