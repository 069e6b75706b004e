import { existsSync } from "node:fs";

const candidates = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * What Playwright switches off (the last list given counts, so its own is repeated here), and three pages of the
 * browser's own: the list below the address bar is loaded anew for every window, half a second of the processor's time.
 */
const SWITCHED_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

/** Chromium without its windows and menus: a quarter less of the processor's time for each page. */
const shell = "/usr/bin/chromium-headless-shell";

export type Launch = { executablePath?: string; args: string[] };

/**
 * How the browser of the tests is started. Without an installed Chromium the path is left out:
 * whoever launches is then told by Playwright, and a run that needs no browser is not disturbed.
 */
export function chromium(first: readonly string[] = []): Launch {
  const executablePath = [process.env.CHROMIUM, ...first, ...candidates].find(
    (path) => path !== undefined && existsSync(path),
  );
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--use-angle=gl-egl",
      "--ignore-gpu-blocklist",
      // the page itself is put together without the graphics library, which is software here: covers alone need it
      "--disable-gpu-rasterization",
      "--disable-gpu-compositing",
      "--enable-unsafe-swiftshader",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${SWITCHED_OFF.join(",")}`,
      "--disable-quic",
      "--no-first-run",
    ],
  };
}

/** The lightest Chromium there is, for tests that look at pages only. */
export const headlessShell = (): Launch => chromium([shell]);
