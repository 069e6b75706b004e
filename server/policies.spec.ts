import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#adapters/node/index.ts";
import { diskObjects } from "#adapters/objects-disk/index.ts";
import type { Reencoded } from "#core/service/ports/index.ts";
import { askedPages } from "#specs/fixtures/askedPages.ts";
import { operatorGate, operatorPages } from "./operator/index.ts";
import { fixed } from "./pack.ts";

/** What the app's own pages say, and everything that has no policy of its own. */
const ours =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; " +
  "media-src 'self' blob:; font-src 'self' data:; connect-src 'self' blob:; worker-src 'self' blob:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const published = "default-src 'none'; sandbox; frame-ancestors 'none'";
/** With its hash or its nonce taken out: each answer has its own. */
const operators =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-*'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const contract =
  "default-src 'none'; style-src 'sha256-*'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const reencoded = (bytes: readonly number[]) => Uint8Array.from(bytes) as Uint8Array as Reencoded;
const here = { socket: { remoteAddress: "127.0.0.1" }, httpVersion: "1.1" } as IncomingMessage;

let folder: string;
let app: ReturnType<typeof askedPages>["app"];
let address: string;
let picture: string;
let faults: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanfold-policies-"));
  const files = await diskObjects({
    folder,
    uploadUrl: "/uploads",
    secret: "s".repeat(32),
    clock: systemClock,
  });
  const png = await files.put("media/a.webp", reencoded([1, 2, 3]), "image/webp");
  picture = png.etag;
  await files.put("media/a.html", reencoded([1]), "text/html");
  const script = fixed({
    type: "text/javascript",
    headers: {},
    read: async () => new TextEncoder().encode("1"),
  });
  const made = askedPages(undefined, (error) => faults.push(error), {
    files,
    web: {
      has: () => false,
      serve: async (request) =>
        /^\/(embed\.js|assets\/app\.js)$/.test(new URL(request.url).pathname)
          ? script(request)
          : null,
    },
    health: async () => {
      throw new Error("Nobody knows how it is.");
    },
    operator: operatorPages({
      gate: operatorGate({ key: "the-key", secure: false, trustsLoopback: true }),
      showsWords: true,
      listMails: async () => [],
      retry: async () => true,
      status: async () => {
        throw new Error("Nobody knows.");
      },
    }),
  });
  app = made.app;
  address = made.service.settings.address;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Kind = [what: string, path: string, status: number, policy: string, init?: RequestInit];

const foreign = { method: "POST", body: "{}", headers: { origin: "https://evil.example" } };
const kinds: Kind[] = [
  ["the landing page", "/", 200, ours],
  ["the landing page, painted before", "/?x=1", 200, ours],
  ["a page of the app", "/shop/birthday", 200, ours],
  ["a page for who is signed in", "/home", 200, ours],
  ["a card for its recipient", "/r/none", 200, ours],
  ["a card to watch", "/watch/none", 200, ours],
  ["a card's invite link", "/group/none", 200, ours],
  ["a page for its head alone", "/shop", 200, ours, { method: "HEAD" }],
  ["an address that leads nowhere", "/nowhere", 404, ours],
  ["a file that is missing", "/none.js", 404, ours],
  ["a script", "/assets/app.js", 200, ours],
  ["the script for other people's pages", "/embed.js", 200, ours],
  ["a published picture", "/files/media/a.webp", 200, published],
  ["a part of it", "/files/media/a.webp", 206, published, { headers: { range: "bytes=0-0" } }],
  ["a published file of another kind", "/files/media/a.html", 200, published],
  ["a published file that is missing", "/files/media/none.webp", 404, ours],
  ["an upload without a permission", "/uploads", 400, ours, { method: "POST", body: "x" }],
  ["a call", "/api/platform", 200, ours],
  ["a call that nobody knows", "/api/none", 404, ours],
  ["a call in the wrong way", "/api/platform", 405, ours, { method: "DELETE" }],
  ["a call from a foreign page", "/api/story", 403, ours, foreign],
  ["the contract", "/api/openapi.json", 200, ours],
  ["the contract for people", "/api/reference", 200, contract],
  ["the operator's page, closed", "/outbox", 403, operators],
  ["the operator's page", "http://localhost:8080/outbox", 200, operators],
  ["a fault of the operator's page", "http://localhost:8080/outbox/status", 500, ours],
  ["a fault", "/health", 500, ours],
  ["what nobody takes", "/shop", 404, ours, { method: "POST", body: "x" }],
];

describe("[F-56] [R13] the policy of every kind of answer, to the letter", () => {
  it.each(kinds)("%s: %s", async (_what, path, status, policy, init) => {
    faults = [];
    const asked = new Request(new URL(path, address), init);
    const answer = await app.fetch(asked, { incoming: here });
    const said = answer.headers.get("content-security-policy") ?? "";
    expect([answer.status, said.replace(/(nonce|sha256)-[\w+/=-]{20,}/g, "$1-*")]).toEqual([
      status,
      policy,
    ]);
    expect(faults.length).toBe(status === 500 ? 1 : 0);
  });

  it("a picture that is there already keeps its policy", async () => {
    const answer = await app.fetch(
      new Request(`${address}/files/media/a.webp`, {
        headers: { "if-none-match": `"${picture}"` },
      }),
      { incoming: here },
    );
    expect([answer.status, answer.headers.get("content-security-policy")]).toEqual([
      304,
      published,
    ]);
  });
});
