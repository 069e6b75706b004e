import { describe, expect, it } from "vitest";
import { randomIds, systemClock } from "#adapters/node/index.ts";
import { askedAboutCard, askedPages, told } from "#specs/fixtures/askedPages.ts";
import { value } from "#specs/fixtures/service.ts";
import { logReporter, makeLog } from "../log.ts";

describe("the page itself", () => {
  it("[ROUTE-02] the landing page says what it is, for whom it is found, and with which picture", async () => {
    const { service, read } = askedPages();
    const { html, said } = await read("/");
    expect(html).toContain(`<link rel="canonical" href="${service.settings.address}/" />`);
    expect(said("og:image")).toBe(`${service.settings.address}/preview.jpg`);
    expect(said("og:image:width")).toBe("1200");
    expect(said("description").length).toBeGreaterThan(50);
    expect(said("robots")).toBe("");
  });

  it("paints the landing page before any script, but not to whoever may be signed in", async () => {
    const { read } = askedPages();
    const { html, said } = await read("/");
    expect(html).toContain('<div id="still"><h1>One card</h1></div><div id="app"></div>');
    expect(html).toContain('<script type="module" src="/late.js" data-app="/assets/app.js"');
    expect(html).not.toContain('src="/assets/app.js"');
    expect(html).toMatch(/<html[^>]* data-starting/);
    expect(said("og:title")).not.toBe("");
    expect((await read("/?utm_source=x")).html).toContain("One card");
    expect((await read("/", "GET", "ff_session=x")).html).not.toContain("One card");
    expect((await read("/shop")).html).not.toContain("One card");
  });

  it("paints a card in its envelope to whoever its link lets in, and marks nothing", async () => {
    const { service, read, story, owner } = await askedAboutCard("Happy Birthday Rae");
    const path = `/r/${story.tokens.recipient}`;
    const { html, answer } = await read(path);
    expect(html).toContain('<div id="still"><h1>3</h1></div>');
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    // its styles stand in it, fonts apart; what the robots read stands before them
    expect(html).toMatch(/<style>[^<]*recipient\.css[^<]*<\/style>/);
    expect(html).toMatch(/<style>[^<@]*<\/style>/);
    expect(html).toMatch(/<style media="print" data-late>@font-face/);
    expect(html.indexOf("og:image")).toBeLessThan(html.indexOf("<style>"));
    expect(html).toContain(
      '<link disabled rel="stylesheet" crossorigin href="/assets/card.css" />',
    );
    for (const query of ["?preview=true", "?slide=x", "?join_token=x"])
      expect((await read(`${path}${query}`)).html).not.toContain('id="still"');
    const { story: after } = value(await owner.api("readStory", { path: { id: story.id } }));
    expect(after.received_on).toBeNull();
    expect(await service.store.list("roles", { story_id: story.id as never })).toHaveLength(1);
    await owner.api("changeStory", {
      path: { id: story.id },
      body: { recipient_link_privacy: "private" },
    });
    expect((await read(path)).html).not.toContain('id="still"');
    expect((await read("/r/none")).html).not.toContain('id="still"');
  });

  it("a still that fails leaves the page as it is", async () => {
    const { read, story } = await askedAboutCard("Happy Birthday Rae", async () => {
      throw new Error("It cannot be painted.");
    });
    const { html } = await read(`/r/${story.tokens.recipient}`);
    expect(html).not.toContain('id="still"');
    expect(html).toContain('src="/assets/app.js"');
  });

  it("[OPEN-12] a fault behind a link tells the log where, and not whose link it was", async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const { fault } = logReporter(
      makeLog({ level: "debug", format: "json", write, now: Date.now }),
    );
    const { service, read } = askedPages(undefined, fault);
    const token = randomIds(systemClock).token();
    const fails = async (): Promise<never> => {
      throw new Error(`no answer for ${token}`, { cause: new Error(token) });
    };
    Object.assign(service.store, { linkSubject: fails });
    const ways = ["r", "unwrap", "watch", "share", "group", "api/story/recipient"];
    for (const way of ways) await read(`/${way}/${token}`);
    for (const { error, where } of service.reporter.faults) fault(error, where);
    expect(lines.length).toBe(ways.length);
    expect(lines.join("")).toContain("no answer for [token]");
    expect(lines.join("")).not.toContain(token);
  });

  it("[OPEN-25] tells the app who runs the site, whatever they are called", async () => {
    const { read } = askedPages();
    const { said } = await read("/terms");
    expect(JSON.parse(said("site"))).toEqual(told);
  });

  it("asks for the parts of its screen at once, and for none twice", async () => {
    const { read } = askedPages();
    const { html } = await read("/r/none");
    for (const part of ["recipient.js", "card.js", "card.css", "recipient.css"])
      expect(html.split(`/assets/${part}"`)).toHaveLength(2);
    expect(html).not.toContain("/assets/react.js");
  });
});
