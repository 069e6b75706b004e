import { translator } from "#adapters/words/index.ts";
import { Delivery, deliveryOf, whyFailed } from "#core/domain/mail/index.ts";
import { mailWords } from "#core/domain/words/index.ts";
import type { MailRecord } from "#core/service/index.ts";
import { withPictures } from "#core/service/mail/templates/index.ts";
import { escaped } from "../html.ts";
import { filesPath } from "../settings.ts";
import { moment, page } from "./view.ts";

export type ListedMail = Pick<
  MailRecord,
  | "id"
  | "kind"
  | "to_email"
  | "subject"
  | "text"
  | "html"
  | "picture"
  | "logo"
  | "created_on"
  | "due_on"
  | "attempts"
  | "sent_on"
  | "failed"
  | "failed_as"
  | "delivered_on"
>;

/** The sign-in code of a mail, which stands on a line of its own (OPEN-48). */
export const codeOf = (text: string): string | null => /^\d{6}$/m.exec(text)?.[0] ?? null;

const stateWords: Readonly<Record<Delivery, string>> = {
  queued: "waiting",
  sent: "sent",
  delivered: "in the mailbox",
  refused: "refused",
  given_up: "given up",
  expired: "expired",
};

/** The state that a list is narrowed to, null for all of them. */
export const stateAsked = (url: URL): Delivery | null =>
  Delivery.options.find((state) => state === url.searchParams.get("state")) ?? null;

/** The operator's pages are in the first language. */
const english = translator().in(null);

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

/** The pictures that a mail carries are shown from where they are published. */
const shownHtml = ({ html, picture, logo }: ListedMail): string =>
  withPictures(html, { picture: published(picture), logo: published(logo) });
const published = (key: string | null): string | null => key && `${filesPath}/${key}`;

/** The preview runs nothing and shares nothing with this page; its links open beside it. */
const preview = (mail: ListedMail): string =>
  `<iframe title="Preview: ${escaped(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" loading="lazy" srcdoc="${escaped(shownHtml(mail))}"></iframe>`;

const why = (mail: ListedMail): string =>
  mail.failed === null
    ? ""
    : `<p class="facts">${escaped(english.say(mailWords.undelivered.why[whyFailed(mail.failed)]))} (${escaped(mail.failed)})</p>`;

const tries = (mail: ListedMail): string =>
  deliveryOf(mail) === "queued" && mail.attempts > 0
    ? `<p class="facts">Tried ${mail.attempts === 1 ? "once" : `${mail.attempts} times`}. Next try: ${moment(mail.due_on)}.</p>`
    : "";

/** Only what still has its words can go out again. */
const mayRetry = (mail: ListedMail): boolean =>
  mail.html !== "" &&
  (deliveryOf(mail) === "given_up" || (deliveryOf(mail) === "queued" && mail.attempts > 0));

const retryForm = (mail: ListedMail, formToken: string): string =>
  mayRetry(mail)
    ? `<form method="post" action="/outbox/retry"><input type="hidden" name="token" value="${formToken}"><input type="hidden" name="id" value="${escaped(mail.id)}"><button>Try again now</button></form>`
    : "";

interface Shown {
  readonly open: boolean;
  readonly formToken: string;
  readonly showsWords: boolean;
}

const article = (mail: ListedMail, { open, formToken, showsWords }: Shown): string => {
  const code = showsWords ? codeOf(mail.text) : null;
  const state = deliveryOf(mail);
  const words = !showsWords
    ? ""
    : mail.text === "" && mail.html === ""
      ? '<p class="facts">This email’s content wasn’t kept.</p>'
      : `<details${open ? " open" : ""}><summary>Preview</summary>${preview(mail)}</details>
<details><summary>Plain text</summary><pre>${escaped(mail.text)}</pre></details>`;
  return `<article data-mail="${escaped(mail.id)}">
<h2 dir="auto">${escaped(mail.subject === "" || !showsWords ? mail.kind : mail.subject)}</h2>
<p class="facts">To <strong>${escaped(mail.to_email)}</strong> · ${moment(mail.created_on)} · ${escaped(mail.kind)} · <span class="state ${state}">${stateWords[state]}</span></p>
${why(mail)}${tries(mail)}${code === null ? "" : codeBlock(code)}
${retryForm(mail, formToken)}${words}
</article>`;
};

export interface ListFacts {
  /** Not where mails leave through a server: codes and links are then their readers' alone. */
  readonly showsWords: boolean;
  readonly mails: readonly ListedMail[];
  readonly state: Delivery | null;
  readonly formToken: string;
  readonly nonce: string;
}

const filters = (state: Delivery | null): string =>
  `<nav aria-label="States">${[null, ...Delivery.options]
    .map(
      (one) =>
        `<a href="/outbox${one === null ? "" : `?state=${one}`}"${one === state ? ' aria-current="true"' : ""}>${one === null ? "All" : stateWords[one]}</a>`,
    )
    .join("")}</nav>`;

/** Mails, newest first, all or those of one state; the newest one is open. */
export const mailsPage = ({ mails, state, showsWords, formToken, nonce }: ListFacts): string =>
  page({
    title: "Outbox",
    current: "emails",
    body: `${filters(state)}<h1>Outbox</h1>
${mails.length === 0 ? `<p>${state === null ? "No emails yet. What the product sends shows up here." : `No emails are ${stateWords[state]}.`}</p>` : ""}
${mails.map((mail, i) => article(mail, { open: i === 0, formToken, showsWords })).join("\n")}`,
    script: { nonce, text: script },
  });

export const closedPage = (): string =>
  page({
    title: "Outbox",
    body: `<h1>The outbox can’t be opened from here</h1>
<p>Open it on the machine the server runs on, or use the address the server printed when it started. That address works once. Restart the server to get a new one.</p>`,
  });
