import type { Api } from "#core/operations/index.ts";
import type { Ground } from "../ground.ts";
import type { Outside } from "../outside.ts";
import type { PlayerOutside } from "../player/index.ts";
import { Watcher } from "./watcher.ts";

export const openWatcher = ({ outside, session }: Ground, token: string): Watcher =>
  outside.observe(new Watcher(outside, session, token));

/** A watch link on a page of another site: nobody is signed in there, and nothing is remembered (PLAY-10). */
export const openGuest = (
  outside: PlayerOutside & Pick<Outside, "observe"> & { readonly api: Api },
  token: string,
): Watcher => {
  const anonymous = { remember: () => undefined };
  return outside.observe(
    new Watcher(outside, { api: outside.api, isSignedIn: false, anonymous }, token),
  );
};
