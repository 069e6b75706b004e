import { mkdtempSync } from "node:fs";
import { chmod, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database, type Where } from "#adapters/postgres/database.ts";
import { startEmbedded } from "#adapters/postgres/embedded.ts";
import { urlOf } from "#adapters/postgres/testing.ts";
import { type ServerProcess, startServer } from "#specs/support/serverProcess.ts";
import { fill } from "./fill.ts";
import { Person } from "./person.ts";
import { cpuOfConnections } from "./usage.ts";

/** Cards of the person who asks, in every database: what one call has to do must not differ. */
const cardsOfOwner = 20;
const messages = 3;

/** A server over a database with so many cards, and two people who are signed in to it. */
export interface Site {
  readonly cards: number;
  readonly server: ServerProcess;
  readonly db: Database;
  readonly where: Where;
  /** Has twenty cards. */
  readonly owner: Person;
  /** Has two thousand, where there are enough. */
  readonly collector: Person;
  /** CPU in ms that the connections of the database have used so far. */
  readonly databaseCpu: () => number;
  stop(): Promise<void>;
}

export const openSite = async (cards: number): Promise<Site> => {
  const home = mkdtempSync(join(tmpdir(), "fanfold-growth-"));
  await chmod(home, 0o755);
  const embedded = await startEmbedded({ dataDir: join(home, "database") });
  const where: Where = { socket: embedded.socket, database: "postgres" };
  const server = await startServer(join(home, "data"), {
    DATABASE_URL: urlOf(where),
    TIERS: "off",
    // each call comes from where it says, so that no limit of a network is met
    TRUSTED_PROXIES: "1",
  });
  const db = new Database(where, { connections: 1 });
  const stop = async () => {
    await server.stop();
    await db.stop();
    await embedded.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const template = await Person.signUp(server, db, "template@example.org");
    const collector = await Person.signUp(server, db, "collector@example.org");
    const story = await template.makeCard(messages);
    await template.ask("POST", "/reminders", {
      title: "Birthday",
      occasion: "birthday",
      occasion_date: "2027-05-05",
      recipient_first_name: "Ada",
      days_before: 7,
      repeat: true,
      reminder_offset: 0,
    });
    await fill(db, cards, {
      story: story.id,
      account: template.account,
      collector: collector.account,
    });
    const owner = await Person.signUp(server, db, "owner@example.org");
    for (let n = 0; n < cardsOfOwner; n++) await owner.makeCard(messages);
    // what it does by itself, at times of its own, is nobody's call
    await db.write("alter system set autovacuum = off", []);
    await db.write("select pg_reload_conf()", []);
    // what is prepared between measurements must not look like a call that goes through a table
    await db.write("set enable_seqscan = off", []);
    const databaseCpu = () => cpuOfConnections(embedded.pid());
    return { cards, server, db, where, owner, collector, databaseCpu, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
