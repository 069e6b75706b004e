import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { operatorGate } from "./gate.ts";
import type { ListedMail } from "./mails.ts";
import { operatorPages } from "./operator.ts";
import { type Status, size } from "./status.ts";

const mail = (different: Partial<ListedMail> = {}): ListedMail => ({
  id: "01a",
  kind: "code",
  to_email: "ann@example.org",
  subject: "417093 is your Fanfold code",
  text: "Welcome back\n\n417093\n\nSign in:\nhttp://localhost/auth?token=x\n",
  html: '<!doctype html><p title="x">Welcome back</p>',
  created_on: "2026-03-01T12:00:00.000Z",
  due_on: "2026-03-01T12:05:00.000Z",
  attempts: 1,
  sent_on: "2026-03-01T12:00:01.000Z",
  failed: null,
  failed_as: null,
  delivered_on: null,
  picture: null,
  logo: null,
  ...different,
});
const status: Status = {
  health: {
    status: "degraded",
    checks: [
      {
        name: "mail",
        purpose: "Sends emails.",
        state: "degraded",
        reason: "The mail server can’t be reached <b>.",
        since: "2026-03-01T12:00:00.000Z",
      },
    ],
  },
  jobs: [
    { name: "reaper", every: 3_600_000, began: 0, took: 40, failed: true },
    { name: "reminding", every: 600_000, began: null, took: null, failed: false },
  ],
  space: { database: 12_300_000, media: null },
  refusals: [["invite: limited", 3]],
  mails: { queued: 2, refused: 1 },
  version: "5.49.2",
  started: "2026-03-01T11:00:00.000Z",
  settings: [
    ["PORT", "8080"],
    ["SECRET", "set"],
  ],
};
const from = (remoteAddress: string) =>
  ({ socket: { remoteAddress }, httpVersion: "1.1" }) as IncomingMessage;
const here = from("127.0.0.1");
const asked = (path = "/outbox", init: RequestInit = {}) =>
  new Request(`http://localhost:8080${path}`, init);

const started = (...mails: ListedMail[]) => opened(true, mails);
const opened = (showsWords: boolean, mails: readonly ListedMail[]) => {
  const gate = operatorGate({ key: "the-key", secure: false, trustsLoopback: true });
  const retried: string[] = [];
  const states: unknown[] = [];
  const answer = operatorPages({
    gate,
    showsWords,
    listMails: async (state) => {
      states.push(state);
      return mails;
    },
    retry: async (id) => retried.push(id) > 0,
    status: async () => status,
  });
  const text = async (path?: string) => (await answer(asked(path), here)).text();
  return { answer, gate, retried, states, text };
};

describe("the operator’s pages", () => {
  it("[OPEN-26, OPEN-48] show mails newest first, with the code to copy", async () => {
    const older = mail({
      id: "01",
      subject: "Older",
      created_on: "2026-02-01T00:00:00.000Z",
      text: "1234567\n12345",
    });
    const text = await started(older, mail()).text();
    expect(text.indexOf("417093 is your")).toBeLessThan(text.indexOf("Older"));
    expect(text.match(/data-code="(\d+)"/g)).toEqual(['data-code="417093"']);
    expect(text).toContain("ann@example.org");
    expect(text).toContain(
      'srcdoc="&lt;!doctype html&gt;&lt;p title=&quot;x&quot;&gt;Welcome back&lt;/p&gt;"',
    );
    expect(await started().text()).toContain("No emails yet.");
    expect(await started().text("/outbox?state=refused")).toContain("No emails are refused.");
  });

  it("[F-28] say of each mail where it is, why, and when it is tried again", async () => {
    const refused = { sent_on: null, failed: "550 at RCPT TO", failed_as: "refused" } as const;
    const gone = await started(mail({ ...refused, subject: "", text: "", html: "" })).text();
    expect(gone).toMatch(/class="state refused">refused</);
    expect(gone).toContain("no mailbox with this address. (550 at RCPT TO)");
    expect(gone).toContain("This email’s content wasn’t kept");
    expect(gone).not.toContain("<form");
    const waiting = await started(mail({ sent_on: null, attempts: 2 })).text();
    expect(waiting).toMatch(/Tried 2 times\. Next try: .*12:05:00/);
    expect(waiting).toContain("Try again now");
    const givenUp = mail({ sent_on: null, failed: "ETIMEDOUT", failed_as: "given_up" });
    expect(await started(givenUp).text()).toContain("Try again now");
    expect(await started(mail()).text()).not.toContain("Try again now");
  });

  it("[F-28] keep codes and links to their readers where mails leave through a server", async () => {
    const { answer, text } = opened(false, [mail({ sent_on: null })]);
    expect(await text()).not.toMatch(/417093|Welcome back|token=x/);
    expect(await text()).toContain("Try again now");
    const headers = { accept: "application/json" };
    expect(await (await answer(asked("/outbox", { headers }), here)).text()).not.toMatch(
      /417093|Welcome back|token=x/,
    );
  });

  it("[F-28] narrow the list to one state", async () => {
    const { text, states } = started();
    for (const state of ["queued", "sent", "refused", "given_up", "expired"])
      expect(await text(`/outbox?state=${state}`)).toContain(
        `href="/outbox?state=${state}" aria-current="true"`,
      );
    await text("/outbox?state=x'><script>");
    expect(states).toEqual(["queued", "sent", "refused", "given_up", "expired", null]);
  });

  it("[F-28] try a mail again from their own form alone", async () => {
    const { answer, gate, retried } = started(mail());
    const send = (token: string, headers: Record<string, string> = {}, incoming = here) =>
      answer(
        asked("/outbox/retry", {
          method: "POST",
          headers,
          body: new URLSearchParams({ token, id: "01a" }),
        }),
        incoming,
      );
    expect((await send("wrong")).status).toBe(403);
    expect((await send("")).status).toBe(403);
    expect((await send(gate.formToken, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send(gate.formToken, {}, from("203.0.113.7"))).status).toBe(403);
    expect((await answer(asked("/outbox/retry", { method: "POST", body: "x" }), here)).status).toBe(
      403,
    );
    expect((await answer(asked("/outbox/retry"), here)).status).toBe(405);
    expect((await answer(asked("/outbox", { method: "POST" }), here)).status).toBe(405);
    expect(retried).toEqual([]);
    const done = await send(gate.formToken, { "sec-fetch-site": "same-origin" });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/outbox?state=queued"]);
    expect(retried).toEqual(["01a"]);
  });

  it("[F-28] say how the server is: health, jobs, space, limits, version, settings", async () => {
    const text = await started().text("/outbox/status");
    for (const words of [
      "Something doesn’t work",
      "The mail server can’t be reached &lt;b&gt;.",
      "reaper",
      "failed",
      "Every 60 minutes",
      "not run yet",
      "12.3 MB",
      "not known",
      "invite: limited",
      "5.49.2",
      "SECRET",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("<script");
    expect([0, 999, 1000, 12_345_678, 5e12, null].map(size)).toEqual([
      "0 bytes",
      "999 bytes",
      "1.0 KB",
      "12.3 MB",
      "5.0 TB",
      "not known",
    ]);
  });

  it("[OPEN-26] run nothing that a mail holds", async () => {
    const bad = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
    const all = { id: bad, kind: bad, to_email: bad, subject: bad, text: bad, html: bad };
    const text = await started(
      mail({
        ...all,
        created_on: bad,
        due_on: bad,
        sent_on: null,
        failed: bad,
        failed_as: "given_up",
      }),
    ).text();
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("<img");
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text.match(/sandbox="([^"]*)"/)?.[1]).not.toMatch(/scripts|same-origin|forms/);
  });

  it("[F-56] carry exactly this policy, and are never kept", async () => {
    const { answer } = started(mail());
    for (const [path, incoming] of [
      ["/outbox", here],
      ["/outbox/status", here],
      ["/outbox", from("203.0.113.7")],
      ["/outbox?key=the-key", from("203.0.113.7")],
    ] as const) {
      const { headers } = await answer(asked(path), incoming);
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-[\w-]{22}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  it("[OPEN-26] show nothing to whoever the gate does not open to", async () => {
    const { answer } = started(mail());
    for (const path of ["/outbox", "/outbox/status", "/outbox?key=", "/outbox?key=the-kex"]) {
      const got = await answer(asked(path), from("203.0.113.7"));
      expect(got.status).toBe(403);
      expect(await got.text()).not.toMatch(/417093|5\.49\.2/);
    }
  });

  it("[OPEN-26] open with the key, and tell mails as JSON to whoever asks so", async () => {
    const { answer } = started(mail());
    const far = from("203.0.113.7");
    const first = await answer(asked("/outbox?key=the-key"), far);
    expect([first.status, first.headers.get("location")]).toEqual([303, "/outbox"]);
    const cookie = (first.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const headers = { cookie, accept: "application/json" };
    const json = await answer(asked("/outbox", { headers }), far);
    expect(await json.json()).toMatchObject({
      mails: [{ to_email: "ann@example.org", code: "417093" }],
    });
  });
});
