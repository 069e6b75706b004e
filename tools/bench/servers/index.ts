import { mkdtempSync } from "node:fs";
import { chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#adapters/postgres/embedded.ts";
import { urlOf } from "#adapters/postgres/testing.ts";
import { freePort, startServer } from "#specs/support/serverProcess.ts";
import type { Row } from "../measure.ts";
import { startLoadBalancer } from "./loadBalancer.ts";
import { startMailServer } from "./mailServer.ts";
import { tries } from "./tries.ts";

/**
 * Tries two servers of one site behind a proxy that gives them requests in turn: one database, one folder for
 * uploads, one mail server. Each row counts what went wrong, out of what was done.
 */
export const servers = async (): Promise<Row[]> => {
  const home = mkdtempSync(join(tmpdir(), "fanfold-servers-"));
  await chmod(home, 0o755);
  const embedded = await startEmbedded({ dataDir: join(home, "database") });
  const where = { socket: embedded.socket, database: "postgres" };
  const ports = [await freePort(), await freePort()];
  const proxy = await startLoadBalancer(ports);
  const mails = await startMailServer();
  const start = (port: number) =>
    startServer(
      join(home, "shared"),
      {
        DATABASE_URL: urlOf(where),
        ADDRESS: proxy.address,
        // the proxy, and the network that each person says to be asking from
        TRUSTED_PROXIES: "2",
        TIERS: "off",
        SMTP_URL: mails.url,
        MAIL_FROM: "cards@example.org",
      },
      port,
    );
  const running = [];
  try {
    for (const port of ports) running.push(await start(port));
    const results = await tries({ proxy, mails, where, running, restart: start, ports });
    return results.map(({ what, wrong, of }) => ({
      what: `${what}, out of ${of}`,
      baseline: Number.NaN,
      product: wrong,
      unit: "wrong",
      bar: "0",
      met: wrong === 0 && of > 0,
    }));
  } finally {
    for (const one of running) await one.stop();
    await mails.stop();
    await proxy.stop();
    await embedded.stop();
    await rm(home, { recursive: true, force: true });
  }
};
