import type { Page } from "@playwright/test";
import { halves } from "#adapters/media/testing.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { themePaths } from "#core/domain/theme/index.ts";
import type { RefusalCode } from "#core/operations/index.ts";
import { say } from "#web/words/index.ts";
import { walk } from "../assemblies/walk.ts";
import type { Known } from "./site.ts";
import { expect, test } from "./test.ts";

test.use({ smallAtDesk: true });

const marks = ["window.ran=1", "window['ran']=1", "(0,eval)('window.ran=1')"];
const shapes: readonly ((js: string) => string)[] = [
  (js) => `<script>${js}</script>`,
  (js) => `"><script>${js}</script>`,
  (js) => `'><img src=x onerror="${js}">`,
  (js) => `<img src=x onerror=${js}>.png`,
  (js) => `<svg onload="${js}">.svg`,
  (js) => `<svg><script>${js}</script></svg>`,
  (js) => `</title><script>${js}</script>`,
  (js) => `--><script>${js}</script>`,
  (js) => `]]><script>${js}</script>`,
  (js) => `" onfocus="${js}" autofocus x="`,
  (js) => `' onmouseover='${js}' x='`,
  (js) => `javascript:${js}`,
  (js) => `data:text/html,<script>${js}</script>`,
  (js) => `<iframe srcdoc="<script>parent.${js}</script>">`,
  (js) => `<object data="javascript:${js}">`,
  (js) => `<a href="javascript:${js}" autofocus onfocus="${js}">x</a>`,
  (js) => `<style>@import 'javascript:${js}'</style>`,
  (js) => `#000;background:url(javascript:${js})`,
  (js) => `#000"};${js};//`,
  (js) => `\${${js}}`,
  (js) => `{{constructor.constructor("${js}")()}}`,
  (js) => `<details open ontoggle="${js}">`,
  (js) => `<video><source onerror="${js}"></video>`,
  (js) => `<base href="https://evil.test/"><script>${js}</script>`,
  (js) => `<meta http-equiv="refresh" content="0;url=javascript:${js}">`,
  (js) => `\u202e<script>${js}</script>gnp.`,
  (js) => `%3Cscript%3E${js}%3C/script%3E`,
  (js) => `&lt;script&gt;${js}&lt;/script&gt;`,
  (js) => `<math><mtext><script>${js}</script></mtext></math>`,
  (js) => `<form><button formaction="javascript:${js}" autofocus>`,
  (js) => `<input autofocus onfocus="${js}">`,
  (js) => `<marquee onstart="${js}">`,
  (js) => `<body onload="${js}">`,
  (js) => `\`;${js};\``,
];
/** A hundred texts and more that would run in a page that takes text for markup. */
const scripts = shapes.flatMap((shape) => marks.map((js) => shape(js)));
if (scripts.length < 100) throw new Error("too few");

const isRefused = (error: unknown, code: RefusalCode): boolean =>
  error instanceof Error && error.message.includes(`"code":"${code}"`);
/** As a line of text is kept: without what turns its direction. */
const lineOf = (text: string): string => text.replace("\u202e", "").trim();
const nothingRan = async (page: Page) =>
  expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();

const cardOf = async (who: Known) => {
  const body = { occasion: "thanks", recipient_first_name: "Tom" } as const;
  return (await who.ask("createStory", { body })).story;
};
const sendLogo = async (who: Known, content: Uint8Array, original_filename: string) => {
  const asked = { media_type: "logo", mime_type: "image/png" } as const;
  const form = await who.ask("requestUpload", { body: asked });
  const body = new FormData();
  for (const [field, value] of Object.entries(form.fields)) body.append(field, value);
  body.append("file", new Blob([new Uint8Array(content)], { type: "image/png" }));
  await fetch(new URL(form.url, who.address), { method: "POST", body });
  return who.ask("createLogo", {
    body: { s3_key: form.fields.key ?? "", mime_type: "image/png", original_filename },
  });
};

test("[R13] script in the names of themes is text, on every page that shows them", async ({
  open,
  newcomer,
}) => {
  const ids: string[] = [];
  for (const script of scripts) {
    const name = script.slice(0, 100);
    const { theme } = await newcomer.ask("createTheme", {
      body: { name, colourset: { colours: ["#123456"] } },
    });
    expect(theme.name).toBe(lineOf(name));
    ids.push(theme.id);
  }
  const { themeset } = await newcomer.ask("shareThemes", { body: { theme_ids: ids } });
  const card = await cardOf(newcomer);
  const count = (page: Page) => page.locator("main li, main [role=listitem]");
  const page = await open(newcomer, themePaths.all);
  await expect(count(page)).toHaveCount(scripts.length);
  await nothingRan(page);
  await page.getByRole("button", { name: say("themes.share"), exact: true }).click();
  await nothingRan(page);
  const at = async (path: string) => page.goto(new URL(path, newcomer.address).href);
  await at(themePaths.one(ids[3] ?? ""));
  await expect(page.getByLabel(say("themes.name"))).toHaveValue(scripts[3] ?? "");
  await nothingRan(page);
  for (const path of [themePaths.share(themeset.id), themePaths.accept(themeset.id)]) {
    await at(path);
    await expect(count(page)).toHaveCount(scripts.length);
    await nothingRan(page);
  }
  await at(withModal(paths.edit(card.id), "colours"));
  const dialog = page.getByRole("dialog", { name: say("cardTheme.heading") });
  await expect(dialog.getByRole("radio")).toHaveCount(scripts.length + 1);
  await nothingRan(page);
});

test("[R13] script is no colour and no place, and nothing of it is kept", async ({ newcomer }) => {
  const card = await cardOf(newcomer);
  const cover = card.slides.find(({ type }) => type === "title");
  let refused = 0;
  for (const script of scripts) {
    const colourset = { colours: [script] };
    const tries = [
      newcomer.ask("createTheme", { body: { colourset } }),
      newcomer.ask("changeCardTheme", { path: { id: card.id }, body: { colourset } }),
      newcomer.ask("changeSlide", {
        path: { id: cover?.id ?? "" },
        body: { theme: { name: "bee_queen", boxes: [{ key: "title", x: script }] } },
      }),
    ];
    for (const one of await Promise.allSettled(tries))
      if (one.status === "rejected" && isRefused(one.reason, "invalid")) refused++;
  }
  expect(refused).toBe(scripts.length * 3);
  expect((await newcomer.ask("readThemes", {})).themes).toEqual([]);
  const after = await newcomer.ask("readStory", { path: { id: card.id } });
  expect(after.story.slides.find(({ type }) => type === "title")?.theme).toEqual(cover?.theme);
});

test("[R13] [LOGO-04] a logo that is script is none", async ({ newcomer }) => {
  const kept = await Promise.allSettled(
    scripts.map((script) => sendLogo(newcomer, new TextEncoder().encode(script), "logo.png")),
  );
  const refused = kept.filter(
    (one) => one.status === "rejected" && isRefused(one.reason, "unsupported"),
  );
  expect(refused).toHaveLength(scripts.length);
});

test("[R13] [LOGO-04] script in a logo’s name is text", async ({ open, newcomer }) => {
  const png = await halves(48, 24).then((picture) => picture.png().toBuffer());
  const card = await cardOf(newcomer);
  const at = withModal(paths.edit(card.id), "logo");
  const page = await open(newcomer, at);
  const dialog = page.getByRole("dialog", { name: say("logos.heading") });
  let named = 0;
  for (let from = 0; from < scripts.length; from += 10) {
    const names = scripts.slice(from, from + 10);
    const logos = await Promise.all(names.map((name) => sendLogo(newcomer, png, name)));
    for (const [n, { logo }] of logos.entries())
      if (logo.original_filename === lineOf(names[n] ?? "")) named++;
    // a look at each would go to the page a hundred times
    const logo = logos[0]?.logo;
    if (!logo) throw new Error("no logo");
    await newcomer.ask("createLogoLink", {
      body: { logo_id: logo.id, type: "story", story_id: card.id },
    });
    await walk(page, at);
    await expect(dialog.getByRole("img")).toHaveAttribute(
      "alt",
      say("logos.name", { name: logo.original_filename }),
    );
    await nothingRan(page);
    // opened by itself it is a picture and nothing else
    const answer = await fetch(new URL(logo.urls.large, newcomer.address));
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect(named).toBe(scripts.length);
  const reader = await open("nobody", paths.recipient(card.tokens.recipient ?? ""));
  await expect(reader.getByRole("img", { name: say("logos.shown") })).toBeVisible();
  await nothingRan(reader);
});
