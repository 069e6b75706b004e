import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { dateFiles } from "#adapters/calendars/index.ts";
import {
  bindMemory,
  countingIds,
  type KeptMail,
  type KeptObjects,
  keptCookies,
  mapDrafts,
  mapRecordings,
  mapStorage,
  memoryCamera,
  memoryClips,
  memoryDevice,
  memoryPage,
  memoryUploads,
  plainSettings,
  type SteppedClock,
  silentLive,
  tabs,
} from "#adapters/memory/index.ts";
import { TsyringeRegistry } from "#adapters/tsyringe/index.ts";
import { translator } from "#adapters/words/index.ts";
import { createApp } from "#core/app/index.ts";
import type { Tiers } from "#core/domain/payment/index.ts";
import { clientVersion } from "#core/domain/platform/index.ts";
import type { Outcome } from "#core/kernel/index.ts";
import { bindService, parts, perform, serviceToken } from "#core/service/index.ts";
import { startOutbox } from "#core/service/mail/outbox.ts";
import { Toasts } from "#web/components/index.ts";
import { said } from "#web/words/index.ts";
import { routerNavigator } from "../app/navigator.ts";
import { observe } from "../app/observe.ts";
import { AppProvider } from "../hooks/context.ts";
import { SubjectProvider } from "../hooks/subject.tsx";
import { ModalHost } from "../modals/index.ts";
import { Surroundings } from "../shell/index.ts";

/** The whole product behind one page, in memory, with a clock that is stepped: for tests of screens. */
export const product = async ({
  at = "/",
  features = [],
  tiers = "on",
  browser: own = tabs(),
}: {
  at?: string;
  features?: readonly string[];
  tiers?: Tiers;
  /** The browser whose tab it is, for what goes on between tabs. */
  browser?: ReturnType<typeof tabs>;
} = {}) => {
  const registry = new TsyringeRegistry();
  bindMemory(registry);
  registry.single(parts.dateFiles, (from) => dateFiles(from.get(parts.clock)));
  registry.single(parts.settings, () => plainSettings({ enabledFeatures: features, tiers }));
  registry.single(parts.translator, () => translator({ withPseudo: true }));
  bindService(registry);
  const clock = registry.get(parts.clock) as SteppedClock;
  const objects = registry.get(parts.objects) as KeptObjects;
  const service = registry.get(serviceToken);
  const mailer = registry.get(parts.mailer) as KeptMail;
  const api = perform(service);
  let jar = keptCookies(clock);
  window.history.replaceState(null, "", at);
  const navigator = routerNavigator();
  const page = memoryPage();
  const device = memoryDevice();
  const uploads = memoryUploads(async (form, file) => {
    const posted = objects.post(form, file.content as Uint8Array);
    return posted.status === 201 ? { ok: true, etag: posted.etag } : { ok: false };
  });
  const recordings = mapRecordings();
  const camera = memoryCamera(clock);
  const clips = memoryClips();
  let keys = 0;
  const app = createApp({
    api: (token) =>
      api({
        get accessToken() {
          return token();
        },
        network: "10.0.0.1",
        get jar() {
          return jar;
        },
        requestKey: null,
        languages: null,
      }),
    observe,
    clock,
    tab: mapStorage(),
    kept: mapStorage(),
    drafts: mapDrafts(),
    recordings,
    camera,
    clips,
    navigator,
    channel: own.channel(),
    locks: own.locks,
    uploads,
    live: silentLive,
    page,
    device,
    reporter: { event: () => undefined, fault: () => undefined },
    newKey: () => `key-${++keys}`,
    settings: {
      address: "https://fanfold.test",
      productName: "Fanfold",
      supportEmail: "support@fanfold.test",
      tiers,
      clientVersion,
    },
  });
  await app.shell.start();
  const codes = countingIds();
  let shown: ReturnType<typeof render> | null = null;
  /** The page of whatever lies at an own path, among these routes, in place of the one before. */
  const open = (routes: RouteObject[], at: string) => {
    shown?.unmount();
    const router = createMemoryRouter(routes, { initialEntries: [at] });
    navigator.attach(router);
    shown = render(
      <AppProvider value={app}>
        <Toasts>
          <Surroundings>
            <RouterProvider router={router} />
          </Surroundings>
        </Toasts>
      </AppProvider>,
    );
    return shown;
  };
  return {
    app,
    clock,
    /** Somebody new signs up, and is signed in from now on; answers with what signs them in again. */
    signUp: async (first_name: string) => {
      // in a browser of their own: whoever was signed in before stays so
      jar = keptCookies(clock);
      const who = {
        email: `${first_name.toLowerCase()}@mail.test`,
        first_name,
        last_name: "Example",
      };
      const { auth_context_id } = value(await app.session.api("requestCode", { body: who }));
      const body = { ...who, verify_code: codes.code(), auth_context_id };
      const { auth } = value(await app.session.api("register", { body }));
      await app.session.signedIn(auth);
      return auth;
    },
    uploads,
    recordings,
    camera,
    navigator,
    page,
    device,
    store: service.store,
    /** From now on in a browser that nobody has met: with no cookie of the one before. */
    anotherVisit: () => {
      jar = keptCookies(clock);
    },
    /** Own path of the login link in the last mail to an address. */
    linkTo: async (to_email: string): Promise<string> => {
      const mails = await service.store.list("mails", { to_email });
      return /\/auth\?[^\s"]+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
    },
    /** Who takes the mails, and refuses them where it is told to. */
    mailer,
    /** Sends every mail that is due. */
    sendMails: async () => {
      const outbox = startOutbox({ ...service, mailer, clock });
      await outbox.idle();
      await outbox.stop();
    },
    /** The code of the next mail that holds one. */
    nextCode: () => codes.code(),
    open,
    /** Puts a screen on the page at a route's path, and goes to `at`. */
    show: (path: string, screen: ReactNode, at: string) => {
      const element = (
        <SubjectProvider>
          {screen}
          <ModalHost />
        </SubjectProvider>
      );
      return open(
        [
          { path, element },
          { path: "*", element: null },
        ],
        at,
      );
    },
  };
};

/** What was answered; a refusal ends the test. */
export const value = <T,>(answer: Outcome<T>): T => {
  if (!answer.ok) throw new Error(said(answer.refusal.message));
  return answer.value;
};

/** The first bytes of a PNG, which is all that the image processor in memory looks at. */
export const picture = (name: string) => {
  const content = new Uint8Array(64);
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(content.buffer).setUint32(16, 4);
  new DataView(content.buffer).setUint32(20, 4);
  return { name, type: "image/png", size: content.byteLength, content };
};
