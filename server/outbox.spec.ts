import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { outboxPage } from "./outbox.ts";
import type { ListedMail } from "./outbox-page.ts";

const mail = (different: Partial<ListedMail> = {}): ListedMail => ({
  id: "01a",
  kind: "code",
  to_email: "ann@example.org",
  subject: "417093 is your Fanfold code",
  text: "Welcome back\n\n417093\n\nSign in:\nhttp://localhost/auth?token=x\n",
  html: '<!doctype html><p title="x">Welcome back</p>',
  created_on: "2026-03-01T12:00:00.000Z",
  sent_on: "2026-03-01T12:00:01.000Z",
  failed: null,
  ...different,
});
const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage;
const asked = (path = "/outbox", headers: Record<string, string> = {}, method = "GET") =>
  new Request(`http://localhost:8080${path}`, { method, headers });
const opened = (...mails: ListedMail[]) => {
  const page = outboxPage({ key: "the-key", listMails: async () => mails });
  return async () => (await page(asked(), from("127.0.0.1"))).text();
};

describe("the outbox", () => {
  it("[OPEN-26, OPEN-48] shows mails newest first, with the code to copy", async () => {
    const older = mail({
      id: "01",
      subject: "Older",
      created_on: "2026-02-01T00:00:00.000Z",
      text: "1234567\n12345",
    });
    const text = await opened(older, mail())();
    expect(text.indexOf("417093 is your")).toBeLessThan(text.indexOf("Older"));
    expect(text.match(/data-code="(\d+)"/g)).toEqual(['data-code="417093"']);
    expect(text).toContain("ann@example.org");
    expect(text).toContain(
      'srcdoc="&lt;!doctype html&gt;&lt;p title=&quot;x&quot;&gt;Welcome back&lt;/p&gt;"',
    );
    expect(await opened()()).toContain("No mail yet.");
    const gone = mail({ text: "", html: "", sent_on: null, failed: "550 at RCPT TO" });
    expect(await opened(gone)()).toMatch(/given up: 550 at RCPT TO[\s\S]*Its words were not kept/);
  });

  it("[OPEN-26] runs nothing that a mail holds", async () => {
    const bad = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
    const all = {
      id: bad,
      kind: bad,
      to_email: bad,
      subject: bad,
      text: bad,
      html: bad,
      created_on: bad,
      failed: bad,
    };
    const text = await opened(mail(all))();
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain("<img");
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text.match(/sandbox="([^"]*)"/)?.[1]).not.toMatch(/scripts|same-origin|forms/);
    const page = outboxPage({ key: "k", listMails: async () => [] });
    const policy = (await page(asked(), from("::1"))).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src 'none'.*script-src 'nonce-[\w-]+'/);
  });

  it.each([
    ["elsewhere", "203.0.113.7", {}],
    ["through a proxy here", "127.0.0.1", { "x-forwarded-for": "203.0.113.7" }],
    ["through a proxy that hides it", "127.0.0.1", { via: "1.1 proxy" }],
    ["a name pointed here", "127.0.0.1", { host: "evil.example" }],
    ["a name that begins like ours", "127.0.0.1", { host: "localhost.evil.example" }],
  ])("[OPEN-26] stays closed to %s", async (_, address, headers) => {
    const page = outboxPage({ key: "the-key", listMails: async () => [mail()] });
    for (const path of ["/outbox", "/outbox?key=", "/outbox?key=the-kex"]) {
      const answer = await page(asked(path, { host: "localhost:8080", ...headers }), from(address));
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain("417093");
    }
  });

  it("[OPEN-26] opens to whoever is at the machine", async () => {
    const page = outboxPage({ key: "the-key", listMails: async () => [mail()] });
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      for (const host of ["localhost:8080", "127.0.0.1", "[::1]:8080"])
        expect((await page(asked("/outbox", { host }), from(address))).status).toBe(200);
    expect((await page(asked("/outbox", {}, "POST"), from("127.0.0.1"))).status).toBe(405);
  });

  it("[OPEN-26] opens once with the key, and stays open in that browser alone", async () => {
    const page = outboxPage({ key: "the-key", listMails: async () => [mail()] });
    const far = from("203.0.113.7");
    const first = await page(asked("/outbox?key=the-key"), far);
    expect([first.status, first.headers.get("location")]).toEqual([303, "/outbox"]);
    const kept = first.headers.get("set-cookie") ?? "";
    expect(kept).toMatch(/^ff_outbox=[\w-]{32}; Path=\/outbox; HttpOnly; SameSite=Strict/);
    const cookie = `other=1; ${kept.split(";")[0]}`;
    expect((await page(asked("/outbox", { cookie }), far)).status).toBe(200);
    expect((await page(asked("/outbox?key=the-key"), far)).status).toBe(403);
    expect((await page(asked("/outbox", { cookie: "ff_outbox=x" }), far)).status).toBe(403);
    const json = await page(asked("/outbox", { cookie, accept: "application/json" }), far);
    expect(await json.json()).toMatchObject({
      mails: [{ to_email: "ann@example.org", code: "417093" }],
    });
  });
});
