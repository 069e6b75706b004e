import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import {
  mapDrafts,
  mapRecordings,
  mapStorage,
  memoryCamera,
  memoryClips,
  memoryDevice,
  memoryPage,
  memoryUploads,
  silentLive,
  steppedClock,
  tabs,
} from "#adapters/memory/index.ts";
import { type AppContext, type AppPorts, createAppContext } from "#core/app/index.ts";
import type { Tiers } from "#core/domain/payment/index.ts";
import { asSaid, refused } from "#core/kernel/index.ts";
import { AppProvider } from "../hooks/context.ts";
import { SubjectProvider } from "../hooks/subject.tsx";
import { Surroundings } from "../shell/index.ts";

/** A screen at its address to somebody who has just come, as HTML without any script: what is painted first (P3). */
export const stillOf = (
  { path, now, tiers }: { path: string; now: number; tiers: Tiers },
  screen: (app: AppContext) => ReactNode,
): string => {
  const app = createAppContext(inertPorts(path, now, tiers));
  app.shell.banners.open();
  const router = createMemoryRouter([{ path: "*", element: screen(app) }], {
    initialEntries: [path],
  });
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <Surroundings>
        <SubjectProvider>
          <RouterProvider router={router} />
        </SubjectProvider>
      </Surroundings>
    </AppProvider>,
  );
  // the head has the links
  return html.replace(/<link [^>]*>/g, "");
};

/** No server, no store, nobody there. */
const inertPorts = (path: string, now: number, tiers: Tiers): AppPorts => {
  const own = tabs();
  const clock = steppedClock(now);
  return {
    api: () => (async () => refused("network", asSaid(""))) as never,
    observe: (model) => model,
    clock,
    tab: mapStorage(),
    kept: mapStorage(),
    drafts: mapDrafts(),
    recordings: mapRecordings(),
    camera: memoryCamera(clock),
    clips: memoryClips(),
    navigator: {
      path,
      go: () => undefined,
      leave: () => undefined,
      onChange: () => () => undefined,
    },
    channel: own.channel(),
    locks: own.locks,
    uploads: memoryUploads(async () => ({ ok: false })),
    live: silentLive,
    page: memoryPage(),
    device: memoryDevice(),
    reporter: { event: () => undefined, fault: () => undefined },
    newKey: () => "",
    settings: {
      address: "http://localhost",
      productName: "",
      supportEmail: "",
      clientVersion: "",
      tiers,
    },
  };
};
