import { browserCamera } from "#adapters/camera/index.ts";
import { broadcastChannel, webLocks } from "#adapters/channel/index.ts";

import { pageReporter } from "#adapters/reporter/index.ts";
import { restApi } from "#adapters/rest/index.ts";
import { browserRecordings, idbDrafts, webStorage } from "#adapters/storage/index.ts";
import { TsyringeRegistry } from "#adapters/tsyringe/index.ts";
import { formUploads, type UploadCount, uploadCount } from "#adapters/uploads/index.ts";
import { browserClock, browserDevice, browserPage, newKey } from "#adapters/viewport/index.ts";
import { browserClips } from "#adapters/webcodecs/index.ts";
import { type AppPorts, createAppContext } from "#core/app/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import { type Registry, type Resolver, token } from "#core/kernel/index.ts";
import { lateLive } from "./lateLive.ts";
import { routerNavigator } from "./navigator.ts";
import { observe } from "./observe.ts";
import { toldBySite } from "./site.ts";

/** Names one of the app’s ports: what is registered under it last is what the app works with. */
export const portToken = <K extends keyof AppPorts>(name: K) => token<AppPorts[K]>(`web/${name}`);

const tokens = {
  navigator: token<ReturnType<typeof routerNavigator>>("web/router"),
  /** What supplies the bearer token, once the session has said so. */
  bearer: token<{ supply: () => string | null }>("web/bearer"),
  uploading: token<UploadCount>("web/uploading"),
};

/** What fills each port in a browser. */
const browserPorts: { readonly [K in keyof AppPorts]: (from: Resolver) => AppPorts[K] } = {
  api: (from) => (supply) => {
    from.get(tokens.bearer).supply = supply;
    return restApi({ base: "/api", token: supply });
  },
  observe: () => observe,
  clock: () => browserClock,
  tab: () => webStorage(() => window.sessionStorage),
  kept: () => webStorage(() => window.localStorage),
  drafts: () => idbDrafts(),
  recordings: () => browserRecordings(),
  camera: () => browserCamera(),
  clips: () => browserClips(),
  navigator: (from) => from.get(tokens.navigator),
  channel: () => broadcastChannel(),
  locks: () => webLocks(),
  uploads: (from) => formUploads(from.get(tokens.uploading)),
  live: (from) =>
    lateLive(async () => {
      const { browserLive } = await import("#adapters/live/index.ts");
      return browserLive({
        base: "/api",
        token: () => from.get(tokens.bearer).supply(),
        clock: from.get(portToken("clock")),
        locks: from.get(portToken("locks")),
        page: from.get(portToken("page")),
        tab: from.get(portToken("newKey"))(),
        uploading: from.get(tokens.uploading),
      });
    }),
  page: () => browserPage(),
  device: () => browserDevice(),
  reporter: () => pageReporter(clientVersion),
  newKey: () => newKey,
  settings: () => ({ address: window.location.origin, ...toldBySite(), clientVersion }),
};

/**
 * Puts the web app together: the one place that knows every adapter.
 * @param replace registers other ports in place of the browser’s, one by one: for tests and other builds
 */
export const compose = (replace: (ports: Registry) => void = () => undefined) => {
  const r = new TsyringeRegistry();
  r.single(tokens.navigator, () => routerNavigator());
  r.single(tokens.bearer, () => ({ supply: () => null }));
  r.single(tokens.uploading, () => uploadCount());
  const names = Object.keys(browserPorts) as (keyof AppPorts)[];
  for (const name of names) r.single<unknown>(portToken(name), browserPorts[name]);
  replace(r);
  const ports = Object.fromEntries(names.map((name) => [name, r.get<unknown>(portToken(name))]));
  return {
    app: createAppContext(ports as unknown as AppPorts),
    navigator: r.get(tokens.navigator),
  };
};
