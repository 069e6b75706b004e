import { describe, expect, it } from "vitest";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import { browser, makeService, value } from "#specs/fixtures/service.ts";
import { site } from "./site.ts";

const started = async () => {
  const service = makeService();
  const app = site({
    service,
    files: { ...service.objects, serve: async () => new Response() },
    web: null,
    page: async () => new Response("the page"),
    network: () => "192.0.2.1",
    report: (error) => {
      throw error;
    },
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
  });
  const { owner, id } = await ownedCard(service);
  const body = { role_type: "contributor" as const, join_emails: ["tom@mail.test"] };
  value(await owner.api("invite", { query: { story_id: id }, body }));
  await service.outbox.idle();
  const url = service.mailer.to("tom@mail.test")?.unsubscribe ?? "";
  const ask = (init: RequestInit, at = url) => app.fetch(new Request(at, init));
  const token = url.slice(url.lastIndexOf("/") + 1);
  const isOut = async () =>
    value(await browser(service).api("readUnsubscription", { path: { token } })).unsubscription
      .unsubscribed;
  return { ask, isOut, url };
};
/** As a mail provider's server does it, which is no browser of ours and may send what it likes besides. */
const foreign = {
  Origin: "https://mail.example",
  "Sec-Fetch-Site": "cross-site",
  Cookie: "ff_session=stale; ff_visitor=other",
  Authorization: "Bearer stale",
};
const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };
const oneClick = "List-Unsubscribe=One-Click";

describe("one POST of a mail program", () => {
  it("[F-34] leaves, from any origin and with anybody's cookies, and sets none", async () => {
    const { ask, isOut } = await started();
    const answer = await ask({
      method: "POST",
      headers: { ...foreign, ...urlencoded },
      body: oneClick,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await isOut()).toBe(true);
  });

  it("[F-34] may come as a form in parts, and twice", async () => {
    const { ask, isOut } = await started();
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await ask({ method: "POST", body })).status).toBe(200);
    expect((await ask({ method: "POST", body })).status).toBe(200);
    expect(await isOut()).toBe(true);
  });

  it("[F-34] [R11] following the link changes nothing, nor does a POST that does not say so", async () => {
    const { ask, isOut, url } = await started();
    for (const method of ["GET", "HEAD"]) expect((await ask({ method })).status).toBe(200);
    expect((await ask({ method: "GET" }, `${url}?${oneClick}`)).status).toBe(200);
    const others: RequestInit[] = [
      { body: "" },
      { body: "{}", headers: { "Content-Type": "application/json" } },
      { body: "List-Unsubscribe=no", headers: urlencoded },
      { body: oneClick, headers: { "Content-Type": "text/plain" } },
    ];
    for (const other of others)
      expect((await ask({ method: "POST", ...other })).status, String(other.body)).toBe(400);
    expect(await isOut()).toBe(false);
  });

  it("[F-34] says that a token leads nowhere, and takes no long bodies", async () => {
    const { ask, isOut, url } = await started();
    const post = { method: "POST", headers: urlencoded, body: oneClick };
    expect((await ask(post, `${url}0`)).status).toBe(404);
    expect((await ask(post, `${url}${"0".repeat(300)}`)).status).toBe(400);
    const long = { ...post, body: `${oneClick}&x=${"y".repeat(5000)}` };
    expect((await ask(long)).status).toBe(413);
    expect(await isOut()).toBe(false);
  });
});
