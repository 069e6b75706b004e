import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#specs/support/serverProcess.ts";
import type { Assembly } from "./assembly.ts";
import { startContextPool } from "./contextPool.ts";
import { Pages, type ScreenSize, type Site, screens } from "./pages.ts";

const sizeOf = (name = "phone"): ScreenSize => {
  if (Object.hasOwn(screens, name)) return name as ScreenSize;
  throw new Error(`SCREEN is "${name}"; it may be ${Object.keys(screens).join(" or ")}`);
};

/** The built web app in a real browser, on the real server in a process of its own, with a clock that nobody moves. */
export const startBrowser = async () => {
  const screen = sizeOf(process.env.SCREEN);
  const folder = await mkdtemp(join(tmpdir(), "fanfold-browser-"));
  const server = await startServer(folder, { TRUSTED_PROXIES: "1" });
  const pool = await startContextPool(server.address, screen);
  let scenarios = 0;

  const assemble = async (): Promise<Assembly> => {
    const scenario = ++scenarios;
    pool.faults.length = 0;
    const site: Site = { address: server.address, screen, faults: pool.faults };
    const opened: Pages[] = [];
    const before = server.output().length;
    const elsewhere = (what: string): never => {
      throw new Error(`${what} is for scenarios without a real browser`);
    };
    return {
      level: "browser",
      pages: async (name) => {
        const email = `${name.toLowerCase()}.${scenario}@example.com`;
        const network = `10.${scenario % 250}.0.${opened.length + 1}`;
        const pages = Pages.at(await pool.take(network), site, email);
        opened.push(pages);
        return pages;
      },
      browser: () => elsewhere("a tab of models"),
      letters: () => elsewhere("the list of all mails"),
      refuseMail: () => elsewhere("a mail server that refuses"),
      pass: async () => elsewhere("moving the clock"),
      now: () => Date.now(),
      settle: async () => undefined,
      mornings: async () => elsewhere("sending what waits for a morning"),
      grant: async () => elsewhere("granting a tier"),
      operate: async () => elsewhere("changing the platform"),
      calls: [],
      events: [],
      get faults() {
        return [...site.faults, ...faultsIn(server.output().slice(before))];
      },
      keep: async (name) => {
        const file = `${screen} ${name}`.replace(/[^a-z]+/gi, "-");
        for (const pages of opened)
          await pages.picture(`reports/failed/${file}-${pages.email.split(".")[0]}.png`);
      },
      close: async () => {
        for (const pages of opened) pages.leave();
        await pool.giveBack();
      },
    };
  };
  return {
    assemble,
    dismantle: async () => {
      await pool.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Lines of the server's log that tell of a warning or a fault. */
const faultsIn = (output: string): readonly string[] =>
  output.split("\n").filter((line) => /"level":\s*"(?:warn|error)"/.test(line));
