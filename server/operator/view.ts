import { escaped } from "../html.ts";

/** The look that all of the operator's pages share; no script and nothing from elsewhere. */
export const style = `
:root { color-scheme: light dark; --ground: #fff9f2; --sheet: #fff; --ink: #2b2140; --quiet: #6b6280; --line: #eadfd2; --accent: #d2333f; --good: #1d7a4c; --warn: #9a5a00; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1730; --sheet: #2b2140; --ink: #fff9f2; --quiet: #c3bbd6; --line: #453a5e; --accent: #ff8489; --good: #7fdcae; --warn: #ffc46b; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 64px; background: var(--ground); color: var(--ink); font: 16px/1.5 "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 760px; margin: 0 auto; }
h1 { font: 700 28px/1.2 Georgia, serif; margin: 0 0 8px; }
h2 { font-size: 18px; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
section > h2 { font: 700 21px/1.3 Georgia, serif; margin: 32px 0 12px; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 20px; }
nav a { display: inline-block; min-height: 44px; padding: 9px 18px; border: 1px solid var(--line); border-radius: 999px; background: var(--sheet); color: var(--ink); text-decoration: none; }
nav a[aria-current] { background: var(--ink); border-color: var(--ink); color: var(--ground); }
nav a::first-letter { text-transform: uppercase; }
nav + nav { margin-top: -8px; } nav + nav a { padding: 9px 14px; font-size: 15px; }
article, .sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; padding: 16px 20px; margin: 0 0 16px; }
.facts { color: var(--quiet); font-size: 14px; margin: 4px 0 0; overflow-wrap: anywhere; }
.state { font-weight: 700; } .ready, .sent { color: var(--good); } .degraded, .queued, .expired { color: var(--warn); } .down, .refused, .given_up { color: var(--accent); }
.code { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 12px 0 0; }
.code output { font: 700 32px/1.4 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 4px; user-select: all; }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 999px; background: #d2333f; color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
form { margin: 12px 0 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
summary { min-height: 44px; line-height: 44px; cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; margin: 0; }
iframe { width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 12px; background: #fff9f2; }
dl { display: grid; grid-template-columns: minmax(9em, auto) 1fr; gap: 0 20px; margin: 0; }
dt, dd { margin: 0; padding: 8px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
dt:first-of-type, dt:first-of-type + dd { border-top: 0; }
dt { color: var(--quiet); }
dl.settings { grid-template-columns: minmax(0, 11em) 1fr; } dl.settings dt { font: 14px/1.7 ui-monospace, Menlo, Consolas, monospace; }
@media (max-width: 520px) { dl, dl.settings { grid-template-columns: 1fr; } dd { border: 0; padding-top: 0; } dt { padding-bottom: 0; } }`;

export type Tab = "emails" | "status";

const tabs: readonly (readonly [Tab, string, string])[] = [
  ["emails", "/outbox", "Emails"],
  ["status", "/outbox/status", "Status"],
];

export interface PageParts {
  readonly title: string;
  readonly current?: Tab;
  readonly body: string;
  /** Allowed by the page's policy. */
  readonly script?: { readonly nonce: string; readonly text: string };
}

const navigation = (current: Tab): string =>
  `<nav aria-label="Pages">${tabs
    .map(
      ([tab, path, words]) =>
        `<a href="${path}"${tab === current ? ' aria-current="page"' : ""}>${words}</a>`,
    )
    .join("")}</nav>`;

export const page = ({ title, current, body, script }: PageParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${current === undefined ? "" : navigation(current)}
${body}
</main>
${script ? `<script nonce="${script.nonce}">${script.text}</script>` : ""}
</body>
</html>
`;

/** A moment as an operator reads it, in UTC. */
export const moment = (iso: string): string =>
  `<time datetime="${escaped(iso)}">${escaped(iso.slice(0, 19).replace("T", " "))}</time>`;

export const pairs = (
  rows: readonly (readonly [name: string, html: string])[],
  kind = "",
): string =>
  `<dl${kind === "" ? "" : ` class="${kind}"`}>${rows.map(([name, html]) => `<dt>${escaped(name)}</dt><dd>${html}</dd>`).join("")}</dl>`;
