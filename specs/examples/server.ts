import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharpDarkroom } from "#adapters/media/index.ts";
import { keyedSecrets, randomIds } from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import { type TestDatabase, testDatabase } from "#adapters/postgres/testing.ts";
import { restApi } from "#adapters/rest/index.ts";
import { seconds } from "#core/kernel/index.ts";
import type { OperationId } from "#core/operations/index.ts";
import { cardAnswers, liveSessions, rateLimiter, testProvider } from "#core/service/index.ts";
import { startOutbox } from "#core/service/mail/outbox.ts";
import { site } from "#server/site.ts";
import { makeService } from "../fixtures/service.ts";
import { postForm } from "./memory.ts";
import { mailbox, type Person, type Stage } from "./stage.ts";

const address = "https://fanfold.example";
const secret = "a secret for the examples, long enough to be one";

/** What a browser keeps of the cookies that an answer sets. */
const keep = (cookies: Map<string, string>, answer: Response): void => {
  for (const line of answer.headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  }
};

/** The names of the cookies that each call set, changed or took back. */
export type CookiesSet = Map<OperationId, Set<string>>;

/** Plays against the server's own `fetch`, with PostgreSQL, files on disk and random ids; stops the database then. */
export const onServer = async <T>(
  play: (stage: Stage) => Promise<T>,
  cookiesSet: CookiesSet = new Map(),
  begun: Promise<Pick<TestDatabase, "open" | "stop">> = testDatabase(),
): Promise<T> => {
  const database = await begun;
  const folder = await mkdtemp(join(tmpdir(), "fanfold-examples-"));
  const base = makeService({
    settings: { address, enabledFeatures: ["google_login", "send_by_post"] },
  });
  await base.outbox.stop();
  const { clock, mailer } = base;
  const files = await diskObjects({ folder, uploadUrl: "/uploads", secret, clock });
  const { store } = database.open;
  const service = {
    ...base,
    store,
    payments: testProvider({ store, ids: randomIds(clock), clock }),
    fulfilment: null,
    sessions: liveSessions(store, clock),
    answers: cardAnswers(store, clock),
    rateLimiter: rateLimiter(clock),
    ids: randomIds(clock),
    secrets: keyedSecrets(secret, clock),
    imageProcessor: sharpDarkroom(),
    objects: files,
  };
  const { reporter } = service;
  const outbox = startOutbox({ ...service, mailer, clock, lookEvery: seconds(1) });
  const server = site({
    service,
    files,
    web: null,
    network: (request) => request.headers.get("x-network") ?? "unknown",
    report: (error, where) => reporter.fault(error, where),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
  });
  let networks = 0;
  const person = (): Person => {
    const cookies = new Map<string, string>();
    const network = `10.0.0.${++networks}`;
    const send = async (request: Request): Promise<Response> => {
      const headers = new Headers(request.headers);
      headers.set("x-network", network);
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const answer = await server.fetch(new Request(request, { headers }));
      keep(cookies, answer);
      return answer;
    };
    let asked: OperationId = "readPlatform";
    const rest = restApi({
      base: `${address}/api`,
      token: () => own.auth?.accessToken ?? null,
      fetch: async (request) => {
        const answer = await send(request);
        const names = answer.headers.getSetCookie().map((line) => line.split("=")[0] ?? "");
        const known = cookiesSet.get(asked) ?? new Set();
        cookiesSet.set(asked, new Set([...known, ...names]));
        return answer;
      },
    });
    const own: Person = {
      auth: null,
      api: (id, input) => {
        asked = id;
        return rest(id, input);
      },
      deliver: (form, bytes) => postForm(form, bytes, send),
    };
    return own;
  };
  const arrived = async () => {
    await clock.pass(seconds(2));
    await outbox.idle();
  };
  try {
    return await play({
      ...mailbox(mailer, arrived, address),
      provider: service.identities,
      person,
      pass: async (ms) => {
        await clock.pass(ms);
        await outbox.idle();
      },
    });
  } finally {
    await outbox.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
