import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedAboutCard, askedPages, text } from "#specs/fixtures/askedPages.ts";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import { value } from "#specs/fixtures/service.ts";

describe("a link in a chat", () => {
  it("shows the card's title and its cover, with whole addresses", async () => {
    const { service, read, owner, story } = await askedAboutCard("Happy Birthday Rae");
    const watch = value(
      await owner.api("makeToken", { path: { id: story.id }, body: { token_type: "watch" } }),
    ).token;
    const { address } = service.settings;
    for (const path of [
      `/group/${story.tokens.group}`,
      `/group/${story.tokens.group}/slides`,
      `/r/${story.tokens.recipient}`,
      `/unwrap/${story.tokens.recipient}?join_token=x`,
      `/watch/${watch}`,
      `/share/${watch}`,
    ]) {
      const { said, html, answer } = await read(path);
      expect(answer.status).toBe(200);
      expect([path, said("og:title")]).toEqual([path, "Happy Birthday Rae"]);
      expect(said("og:image")).toBe(`${address}/posters/birthday/cake-0.jpg`);
      expect(said("robots")).toBe("noindex");
      expect(html).not.toContain('rel="canonical"');
    }
  });

  it("shows the card's own thumbnail once there is one", async () => {
    const { service, read, story } = await askedAboutCard("Happy Birthday Rae");
    const [cover] = await service.store.list("slides", {
      story_id: story.id as never,
      type: "title",
    });
    await service.store.commit(
      [
        {
          kind: "change",
          table: "slides",
          id: cover?.id ?? "",
          version: null,
          set: { thumbnail_key: "thumbnails/one.webp" },
        },
      ],
      [],
    );
    const { said } = await read(`/r/${story.tokens.recipient}`);
    const link = service.settings.link("thumbnails/one.webp");
    expect(said("og:image")).toBe(new URL(link, service.settings.address).href);
  });

  it("[OPEN-63] a private link shows the brand alone, also with an invitation, and so does one that leads nowhere", async () => {
    const { service, read } = askedPages();
    const card = await ownedCard(service);
    const privacy = { group_link_privacy: "private", recipient_link_privacy: "private" } as const;
    await card.owner.api("changeStory", {
      path: { id: card.id },
      body: { ...privacy, title: "A secret for Rae" },
    });
    await card.owner.api("invite", {
      query: { story_id: card.id },
      body: { join_emails: ["gus@mail.test"], role_type: "contributor" },
    });
    const roles = await service.store.list("roles", {});
    const join = roles.find((role) => role.join_token)?.join_token;
    expect(join).toBeTruthy();
    for (const path of [
      `/group/${card.group}`,
      `/group/${card.group}?join_token=${join}`,
      `/r/${card.recipient}`,
      `/unwrap/${card.recipient}?join_token=${join}`,
      `/contribute/${join}`,
      "/r/none",
      "/group/%E0%A4%A",
      `/edit/${card.id}`,
    ]) {
      const { said, html } = await read(path);
      expect([path, said("og:title")]).toEqual([path, "Fanfold: Celebrate your people"]);
      expect(said("og:image")).toMatch(/\/preview\.jpg$/);
      expect(html).not.toMatch(/secret|Rae|Olive/i);
    }
  });

  it("[R11] receives nothing and opens nothing, however often it is asked", async () => {
    const { service, read } = askedPages();
    const card = await ownedCard(service);
    const tables = ["stories", "slides", "roles", "mails", "sessions", "accounts"] as const;
    const all = async () =>
      JSON.stringify(await Promise.all(tables.map((table) => service.store.list(table, {}))));
    const before = await all();
    for (const path of [
      `/r/${card.recipient}`,
      `/unwrap/${card.recipient}`,
      `/group/${card.group}`,
    ])
      for (const method of ["HEAD", "GET", "GET"]) {
        const { answer } = await read(path, method);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("set-cookie")).toBeNull();
      }
    expect(await all()).toBe(before);
  });

  it("[R13] a hostile title is text, wherever it stands: 220 titles", async () => {
    const { read, owner, story } = await askedAboutCard("x");
    const hostile = [
      '"><script>alert(1)</script>',
      "</title><script>alert(1)</script>",
      "' onload='alert(1)",
      "<!--/head--><img src=x onerror=alert(1)>",
      "$& $1 $` $' $$",
      "&lt;script&gt;",
      "javascript:alert(1)",
      "\u202egnp.exe",
      "{{constructor.constructor('alert(1)')()}}",
      '" /><meta http-equiv="refresh" content="0;url=https://evil.test',
    ];
    const parts = fc.constantFrom(
      "<",
      ">",
      '"',
      "'",
      "&",
      "</title>",
      "<script>",
      "-->",
      "$&",
      "a",
      " ",
      "é",
    );
    const made = fc.sample(fc.array(parts, { minLength: 1, maxLength: 20 }), {
      numRuns: 210,
      seed: 13,
    });
    const titles = [...hostile, ...made.map((one) => one.join(""))].filter((t) => t.trim() !== "");
    expect(titles.length).toBeGreaterThan(200);
    const plain = (await read("/")).html;
    const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;
    for (const title of titles) {
      const changed = await owner.api("changeStory", { path: { id: story.id }, body: { title } });
      const kept = changed.ok ? changed.value.story.title : null;
      expect(kept).not.toBeNull();
      const { html, said } = await read(`/r/${story.tokens.recipient}`);
      expect(said("og:title")).toBe(kept);
      expect(text(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? "")).toBe(kept);
      expect(count(html, /<script/g)).toBe(count(plain, /<script/g));
      expect(count(html, /<(?:img|svg|iframe)|http-equiv="refresh" /g)).toBe(0);
    }
  });
});
