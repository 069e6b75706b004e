import { readFile } from "node:fs/promises";
import { plainSecrets, plainSettings } from "#adapters/memory/index.ts";
import { randomIds, systemClock } from "#adapters/node/index.ts";
import { Database, type Where } from "#adapters/postgres/database.ts";
import { openStore } from "#adapters/postgres/index.ts";
import { remind } from "#core/service/reminder/reminding.ts";
import { sentences } from "#specs/fixtures/english.ts";
import type { ServerProcess } from "#specs/support/serverProcess.ts";
import { Person } from "../growth/person.ts";
import type { LoadBalancer } from "./loadBalancer.ts";
import type { MailServer } from "./mailServer.ts";

/** What went wrong, out of so many tries. */
export interface Result {
  readonly what: string;
  readonly wrong: number;
  readonly of: number;
}
interface Parts {
  readonly proxy: LoadBalancer;
  readonly mails: MailServer;
  readonly where: Where;
  /** Two servers; one that was killed is replaced. */
  readonly running: ServerProcess[];
  readonly restart: (port: number) => Promise<ServerProcess>;
  readonly ports: readonly number[];
}

const many = 40;
const text = { type: "text", variant: "letter", description: "You make Mondays bearable." };

const signUp = async ({ proxy, mails }: Parts, email: string): Promise<Person> => {
  const person = new Person(proxy);
  await person.requestCode(email);
  await person.register(email, await mails.code(email));
  return person;
};

/** How many of these did not answer what they should. */
const wrongOf = async (tries: readonly Promise<boolean>[]): Promise<number> =>
  (await Promise.all(tries.map((one) => one.catch(() => false)))).filter((right) => !right).length;

/** What people do while their requests go now to the one server, now to the other. */
export const tries = async (parts: Parts): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const note = (what: string, wrong: number, of: number) => void results.push({ what, wrong, of });
  const at = parts.running.map(({ address }) => address);
  const [a = "", b = ""] = at;
  const owner = await signUp(parts, "owner@example.org");
  const friend = await signUp(parts, "friend@example.org");

  const account = (server: string) => owner.ask("GET", "/account", undefined, {}, server);
  note(
    "who logged in through one server is logged in on both",
    await wrongOf(at.map((one) => account(one).then(() => true))),
    at.length,
  );

  const card = await owner.makeCard(1);
  const contributed = async (from: string, to: string): Promise<boolean> => {
    const heard = await owner.hear(card.id, to);
    const query = `group=${card.group}`;
    const { answer } = await friend.ask("POST", `/contribution?${query}`, text, {}, from);
    const { id } = (answer as unknown as { contribution: { id: string } }).contribution;
    await friend.ask("PUT", `/contribution/${id}/send`, { groupToken: card.group }, {}, from);
    const there = await owner.ask("GET", `/slide/${id}`, undefined, {}, to);
    return there.answer.slide.id === id && (await heard()) !== "";
  };
  note(
    "a message sent to one server is heard of and read at the other",
    await wrongOf([contributed(a, b), contributed(b, a)]),
    2,
  );

  note(
    "a photo uploaded to one server is made and shown by the other",
    await wrongOf([photo(owner, card.id, a, b), photo(owner, card.id, b, a)]),
    2,
  );

  const addresses = Array.from({ length: many }, (_, n) => `code${n}@example.org`);
  await Promise.all(addresses.map((email) => new Person(parts.proxy).requestCode(email)));
  await Promise.all(addresses.map((email) => parts.mails.code(email)));
  note(
    "emails that leave once",
    addresses.filter((email) => parts.mails.arrived(email) !== 1).length,
    many,
  );
  note("reminders that are sent once", await remindersWrong(parts, owner), many);

  const [first] = parts.running;
  await first?.kill();
  const asked = await wrongOf(
    Array.from({ length: many }, (_, n) =>
      owner
        .ask(
          n % 2 === 0 ? "GET" : "PUT",
          `/story/${card.id}`,
          n % 2 === 0 ? undefined : { title: `Title ${n}` },
        )
        .then(() => true),
    ),
  );
  note("calls answered after one server was killed", asked, many);
  note(
    "calls that the proxy had to give to the other server",
    parts.proxy.passedOn() > 0 ? 0 : 1,
    1,
  );
  parts.running[0] = await parts.restart(parts.ports[0] ?? 0);
  note(
    "calls answered by the server that was started again",
    await wrongOf([account(parts.running[0].address).then(() => true)]),
    1,
  );
  return results;
};

/** Uploads at one server, makes a medium of it at the other, and reads the file at both as a CDN would. */
const photo = async (owner: Person, story: string, from: string, to: string): Promise<boolean> => {
  const bytes = await readFile("web/public/icon-192.png");
  const asked = { media_type: "photo", mime_type: "image/png" };
  const { answer: form } = await owner.ask("POST", "/media/upload", asked, {}, from);
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append("file", new Blob([new Uint8Array(bytes)], { type: "image/png" }));
  const sent = await fetch(new URL(form.url, from), { method: "POST", body });
  if (!sent.ok) return false;
  const made = { s3_key: form.fields.key, file_size_kb: 1, story_id: story, ...asked };
  const { answer } = await owner.ask("POST", "/media", made, {}, to);
  for (const server of [from, to]) {
    const file = await fetch(new URL(new URL(answer.media.url ?? "", server).pathname, server));
    const isKept = file.headers.get("cache-control") === "public, max-age=31536000, immutable";
    if (!file.ok || !isKept || file.headers.has("set-cookie")) return false;
  }
  return true;
};

/** Both servers' jobs at the same moment, on reminders that are due. */
const remindersWrong = async ({ where }: Parts, owner: Person): Promise<number> => {
  const db = new Database(where, { connections: 1 });
  const { answer } = await owner.ask("GET", "/account");
  await db.write(
    `insert into reminders (id, version, account_id, title, recipient_first_name, recipient_last_name, occasion,
       occasion_date, days_before, repeat, reminder_offset, remind_on, remind_for, created_on)
     select 'due' || n, 1, $1, 'Reminder ' || n, 'Ada', 'L', 'birthday', to_char(now() + interval '3 days', 'YYYY-MM-DD'), 7, false, 0,
       now() - interval '1 minute', to_char(now() + interval '3 days', 'YYYY-MM-DD'), now() from generate_series(1, ${many}) n`,
    [answer.account.id],
  );
  const stores = [await openStore({ where }), await openStore({ where })];
  await Promise.all(
    stores.map(({ store }) =>
      remind({
        store,
        clock: systemClock,
        ids: randomIds(systemClock),
        translator: sentences,
        secrets: plainSecrets(systemClock),
        settings: plainSettings(),
      }),
    ),
  );
  const mails = await db.read<{ subject: string; count: number }>(
    "select subject, count(*) from mails where kind = 'reminder' group by subject",
    [],
  );
  for (const one of stores) await one.stop();
  await db.stop();
  const total = mails.reduce((sum, { count }) => sum + count, 0);
  return Math.abs(total - many);
};
