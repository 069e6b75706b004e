import type { MailRecord } from "#core/service/ports/index.ts";
import { escaped } from "./html.ts";

export type ListedMail = Pick<
  MailRecord,
  "id" | "kind" | "to_email" | "subject" | "text" | "html" | "created_on" | "sent_on" | "failed"
>;

/** The sign-in code of a mail, which stands on a line of its own (OPEN-48). */
export const codeOf = (text: string): string | null => /^\d{6}$/m.exec(text)?.[0] ?? null;

const stateOf = ({ sent_on, failed }: ListedMail): string =>
  failed !== null ? `given up: ${failed}` : sent_on === null ? "waiting" : "done";

const style = `
:root { color-scheme: light dark; --ground: #fff9f2; --sheet: #fff; --ink: #2b2140; --quiet: #6b6280; --line: #eadfd2; --accent: #d2333f; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1730; --sheet: #2b2140; --ink: #fff9f2; --quiet: #c3bbd6; --line: #453a5e; --accent: #ff8489; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 64px; background: var(--ground); color: var(--ink); font: 16px/1.5 "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 720px; margin: 0 auto; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; }
h1 { font: 700 28px/1.2 Georgia, serif; margin: 0 0 16px; }
a { color: var(--accent); display: inline-block; min-height: 44px; line-height: 44px; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; padding: 16px 20px; margin: 0 0 16px; }
h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
.facts { color: var(--quiet); font-size: 14px; margin: 4px 0 0; overflow-wrap: anywhere; }
.code { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 12px 0 0; }
.code output { font: 700 32px/1.4 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 4px; user-select: all; }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 999px; background: #d2333f; color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
summary { min-height: 44px; line-height: 44px; cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; margin: 0; }
iframe { width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 12px; background: #fff9f2; }`;

/** Where the browser will not copy, the code is selected, so that one key does. */
const script = `
addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-code]");
  if (!button) return;
  const said = (words) => { button.textContent = words; setTimeout(() => { button.textContent = "Copy"; }, 2000); };
  try { await navigator.clipboard.writeText(button.dataset.code); said("Copied"); }
  catch { getSelection().selectAllChildren(button.previousElementSibling); said("Selected"); }
});`;

const codeBlock = (code: string): string =>
  `<p class="code"><output>${code}</output><button type="button" data-code="${code}" aria-label="Copy the code ${code}">Copy</button></p>`;

/** The preview runs nothing and shares nothing with this page; its links open beside it. */
const preview = (mail: ListedMail): string =>
  `<iframe title="Preview: ${escaped(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" loading="lazy" srcdoc="${escaped(mail.html)}"></iframe>`;

const article = (mail: ListedMail, open: boolean): string => {
  const code = codeOf(mail.text);
  const words =
    mail.text === "" && mail.html === ""
      ? '<p class="facts">Its words were not kept.</p>'
      : `<details${open ? " open" : ""}><summary>Preview</summary>${preview(mail)}</details>
<details><summary>Plain text</summary><pre>${escaped(mail.text)}</pre></details>`;
  return `<article data-mail="${escaped(mail.id)}">
<h2 dir="auto">${escaped(mail.subject)}</h2>
<p class="facts">To <strong>${escaped(mail.to_email)}</strong> · <time datetime="${escaped(mail.created_on)}">${escaped(mail.created_on.slice(0, 19).replace("T", " "))}</time> · ${escaped(mail.kind)} · ${escaped(stateOf(mail))}</p>
${code === null ? "" : codeBlock(code)}
${words}
</article>`;
};

const page = (title: string, body: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;

/** Every mail, newest first; the newest one is open. */
export const listPage = (mails: readonly ListedMail[], nonce: string): string =>
  page(
    "Outbox",
    `<header><h1>Outbox</h1><a href="/outbox">Look again</a></header>
${mails.length === 0 ? "<p>No mail yet. What the product sends shows up here.</p>" : ""}
${mails.map((mail, i) => article(mail, i === 0)).join("\n")}`,
    nonce,
  );

export const closedPage = (nonce: string): string =>
  page(
    "Outbox",
    `<h1>The outbox is closed from here</h1>
<p>Open it on the machine that the server runs on, or with the address that the server printed when it started. That address is good once; a restart prints a new one.</p>`,
    nonce,
  );
