import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Story } from "#core/domain/story/index.ts";
import { ownedCard } from "#specs/fixtures/ownedCard.ts";
import { browser, makeService, signIn, value } from "#specs/fixtures/service.ts";
import { site } from "../site.ts";
import { pages } from "./index.ts";
import type { Stills } from "./stills.ts";

const template =
  '<html><head><!--head--><title>Fanfold</title><!--/head--></head><body><div id="app"></div><script type="module" src="/assets/app.js"></script></body></html>';
const manifest = {
  "index.html": {
    file: "assets/app.js",
    isEntry: true,
    imports: ["_react.js"],
    css: ["assets/app.css"],
  },
  "_react.js": { file: "assets/react.js" },
  "_card.js": { file: "assets/card.js", css: ["assets/card.css"] },
  "src/screens/recipient/index.ts": {
    file: "assets/recipient.js",
    imports: ["_react.js", "_card.js"],
    css: ["assets/recipient.css"],
  },
};
const told = {
  productName: "Fanfold",
  supportEmail: "help@fanfold.test",
  operator: { name: 'Ann "& Sons" <Ltd>', place: "1 High Street" },
  forwardHosts: [],
};

const marks: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const text = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (mark) => marks[mark] ?? "");

/** The site over HTTP without a socket, as a robot asks it: no cookie, no token. */
const started = (recipient: Stills["recipient"] = async (story) => nameOf(story)) => {
  const service = makeService();
  const web = {
    has: (path: string) => path.startsWith("/posters/birthday/"),
    serve: async () => null,
  };
  const app = site({
    service,
    files: { ...service.objects, serve: async (key) => new Response(key) },
    web,
    page: pages({
      service,
      web,
      template,
      manifest,
      styleOf: async (href) => `/* ${href} */ @font-face{src:url(/a.woff2)}`,
      stills: {
        landing: "<h1>One card</h1>",
        recipient,
      },
      told,
    }),
    network: () => "192.0.2.1",
    report: (error) => {
      throw error;
    },
    healthy: async () => true,
    uploadsTo: null,
  });
  const read = async (path: string, method = "GET", cookie = "") => {
    const answer = await app.fetch(
      new Request(`${service.settings.address}${path}`, {
        method,
        headers: {
          "user-agent": "Slackbot-LinkExpanding 1.0",
          ...(cookie === "" ? {} : { cookie }),
        },
      }),
    );
    const html = await answer.text();
    const said = (name: string) =>
      text(
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1] ?? "",
      );
    return { answer, html, said };
  };
  return { service, read };
};

/** Paints how long a name is: what people wrote is not its matter. */
const nameOf = (story: Story) => `<h1>${story.recipient_first_name.length}</h1>`;

const withTitle = async (title: string, recipient?: Stills["recipient"]) => {
  const { service, read } = started(recipient);
  const owner = browser(service);
  await signIn(service, owner, "olive@mail.test");
  const { story } = value(
    await owner.api("createStory", {
      body: {
        occasion: "birthday",
        title,
        title_theme: "cake-0",
        recipient_first_name: "Rae",
      },
    }),
  );
  return { service, read, owner, story };
};

describe("a link in a chat", () => {
  it("shows the card's title and its cover, with whole addresses", async () => {
    const { service, read, owner, story } = await withTitle("Happy Birthday Rae");
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
    const { service, read, story } = await withTitle("Happy Birthday Rae");
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
    const { service, read } = started();
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
    const { service, read } = started();
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
    const { read, owner, story } = await withTitle("x");
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

describe("the page itself", () => {
  it("[ROUTE-02] the landing page says what it is, for whom it is found, and with which picture", async () => {
    const { service, read } = started();
    const { html, said } = await read("/");
    expect(html).toContain(`<link rel="canonical" href="${service.settings.address}/" />`);
    expect(said("og:image")).toBe(`${service.settings.address}/preview.jpg`);
    expect(said("og:image:width")).toBe("1200");
    expect(said("description").length).toBeGreaterThan(50);
    expect(said("robots")).toBe("");
  });

  it("paints the landing page before any script, but not to whoever may be signed in", async () => {
    const { read } = started();
    const { html, said } = await read("/");
    expect(html).toContain('<div id="still"><h1>One card</h1></div><div id="app"></div>');
    expect(html).toContain('<script type="module" src="/late.js" data-app="/assets/app.js"');
    expect(html).not.toContain('src="/assets/app.js"');
    expect(said("og:title")).not.toBe("");
    expect((await read("/?utm_source=x")).html).toContain("One card");
    expect((await read("/", "GET", "ff_session=x")).html).not.toContain("One card");
    expect((await read("/shop")).html).not.toContain("One card");
  });

  it("paints a card in its envelope to whoever its link lets in, and marks nothing", async () => {
    const { service, read, story, owner } = await withTitle("Happy Birthday Rae");
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
    const { read, story } = await withTitle("Happy Birthday Rae", async () => {
      throw new Error("It cannot be painted.");
    });
    const { html } = await read(`/r/${story.tokens.recipient}`);
    expect(html).not.toContain('id="still"');
    expect(html).toContain('src="/assets/app.js"');
  });

  it("[OPEN-25] tells the app who runs the site, whatever they are called", async () => {
    const { read } = started();
    const { said } = await read("/terms");
    expect(JSON.parse(said("site"))).toEqual(told);
  });

  it("asks for the parts of its screen at once, and for none twice", async () => {
    const { read } = started();
    const { html } = await read("/r/none");
    for (const part of ["recipient.js", "card.js", "card.css", "recipient.css"])
      expect(html.split(`/assets/${part}"`)).toHaveLength(2);
    expect(html).not.toContain("/assets/react.js");
  });
});
