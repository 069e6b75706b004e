import net from "node:net";
import { expect, it } from "vitest";
import { NotificationListener } from "./notificationListener.ts";
import { testDatabase } from "./testing.ts";

/** A way to the database that can be made to swallow everything, as a firewall does that forgot a connection. */
const swallowing = async (target: net.NetConnectOpts) => {
  const ways: net.Socket[] = [];
  const proxy = net.createServer((near) => {
    const far = net.connect(target);
    ways.push(near, far);
    near.on("error", () => {}).pipe(far);
    far.on("error", () => {}).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    port: (proxy.address() as net.AddressInfo).port,
    swallow: () => {
      for (const way of ways) way.unpipe();
    },
    stop: () => {
      for (const way of ways) way.destroy();
      proxy.close();
    },
  };
};

it("[P9] a connection that breaks without a word is noticed, and another one taken", async () => {
  const base = await testDatabase();
  const { where } = base;
  const url = "url" in where ? new URL(where.url) : null;
  const way = await swallowing(
    "socket" in where
      ? { path: `${where.socket}/.s.PGSQL.5432` }
      : { host: url?.hostname ?? "", port: Number(url?.port || 5432) },
  );
  const through = new URL(url?.href ?? "postgres://fanfold@localhost/postgres");
  through.hostname = "127.0.0.1";
  through.port = String(way.port);
  const listener = new NotificationListener({ url: through.href }, { every: 20, within: 200 });
  try {
    await listener.start();
    const told: boolean[] = [];
    const isBack = new Promise<void>((resolve) => {
      listener.listen(
        () => undefined,
        (isHearing) => {
          told.push(isHearing);
          if (told.length === 3) resolve();
        },
      );
    });
    way.swallow();
    await isBack;
    expect(told).toEqual([true, false, true]);
  } finally {
    await listener.stop();
    way.stop();
    await base.stop();
  }
});
