import { broadcastChannel, webLocks } from "#adapters/channel/index.ts";
import { fetchLive } from "#adapters/live/index.ts";
import { pageReporter } from "#adapters/reporter/index.ts";
import { restApi } from "#adapters/rest/index.ts";
import { idbDrafts, webStorage } from "#adapters/storage/index.ts";
import { TsyringeRegistry } from "#adapters/tsyringe/index.ts";
import { formUploads } from "#adapters/uploads/index.ts";
import { browserClock, browserDevice, browserPage, newKey } from "#adapters/viewport/index.ts";
import { type AppContext, type AppPorts, createAppContext } from "#core/app/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import { token } from "#core/kernel/index.ts";
import { routerNavigator } from "./navigator.ts";
import { observe } from "./observe.ts";
import { toldBySite } from "./site.ts";

const tokens = {
  navigator: token<ReturnType<typeof routerNavigator>>("web/navigator"),
  ports: token<AppPorts>("web/ports"),
  app: token<AppContext>("web/app"),
};

/** Puts the web app together: the one place that knows every adapter. */
export const compose = () => {
  const r = new TsyringeRegistry();
  r.single(tokens.navigator, () => routerNavigator());
  r.single(tokens.ports, (from) => {
    let bearer: () => string | null = () => null;
    return {
      api: (supply) => {
        bearer = supply;
        return restApi({ base: "/api", token: supply });
      },
      observe,
      clock: browserClock,
      tab: webStorage(() => window.sessionStorage),
      kept: webStorage(() => window.localStorage),
      drafts: idbDrafts(),
      navigator: from.get(tokens.navigator),
      channel: broadcastChannel(),
      locks: webLocks(),
      uploads: formUploads(),
      live: fetchLive("/api", () => bearer(), browserClock),
      page: browserPage(),
      device: browserDevice(),
      reporter: pageReporter(clientVersion),
      newKey,
      settings: {
        address: window.location.origin,
        ...toldBySite(),
        clientVersion,
      },
    };
  });
  r.single(tokens.app, (from) => createAppContext(from.get(tokens.ports)));
  return { app: r.get(tokens.app), navigator: r.get(tokens.navigator) };
};
