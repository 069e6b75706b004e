import type { Span } from "#core/kernel/index.ts";
import type { CheckReport, HealthReport, JobRun } from "#core/service/index.ts";
import { escaped } from "../html.ts";
import { moment, page, pairs } from "./view.ts";

/** What the operator's page tells of this server. */
export interface Status {
  readonly health: HealthReport;
  readonly jobs: readonly JobRun[];
  /** In bytes; null where it cannot be said. */
  readonly space: { readonly database: number | null; readonly media: number | null };
  /** How often a limit refused something since the start, by what was asked. */
  readonly refusals: readonly (readonly [asked: string, count: number])[];
  readonly mails: Readonly<Record<string, number>>;
  readonly version: string;
  readonly started: string;
  /** Without anything secret. */
  readonly settings: readonly (readonly [name: string, value: string])[];
}

const healthWords = {
  ready: "Everything works",
  degraded: "Something doesn’t work",
  down: "Fanfold doesn’t work",
} as const;
const checkWords = { ready: "works", degraded: "doesn’t work", down: "doesn’t work" } as const;

const units = ["bytes", "KB", "MB", "GB", "TB"] as const;
export const size = (bytes: number | null): string => {
  if (bytes === null) return "not known";
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
};

const span = (ms: Span): string =>
  ms < 1000
    ? `${Math.round(ms)} ms`
    : ms < 120_000
      ? `${Math.round(ms / 1000)} s`
      : `${Math.round(ms / 60_000)} minutes`;

const check = ({ name, purpose, state, reason, since }: CheckReport): readonly [string, string] => [
  name,
  `<span class="state ${state}">${checkWords[state]}</span>${reason === null ? "" : `: ${escaped(reason)}`}
<p class="facts">${escaped(purpose)} Since ${moment(since)}.</p>`,
];

const job = ({ name, every, began, took, failed }: JobRun): readonly [string, string] => [
  name,
  began === null
    ? `not run yet<p class="facts">Every ${span(every)}.</p>`
    : `<span class="state ${failed ? "degraded" : "ready"}">${failed ? "failed" : "done"}</span> ${moment(new Date(began).toISOString())}
<p class="facts">Took ${span(took ?? 0)}. Every ${span(every)}.</p>`,
];

const section = (title: string, body: string): string =>
  `<section><h2>${title}</h2><div class="sheet">${body}</div></section>`;

/** How the server is: health with reasons, jobs, space, limits met, version and settings. */
export const statusPage = (status: Status): string =>
  page({
    title: "Status",
    current: "status",
    body: `<h1>${healthWords[status.health.status]}</h1>
<p class="facts">Times are in UTC. The same, for programs: <a href="/health">/health</a>.</p>
${section("Health", pairs(status.health.checks.map(check)))}
${section(
  "Emails",
  pairs([
    ["Waiting", String(status.mails.queued ?? 0)],
    ["Sent", String(status.mails.sent ?? 0)],
    ["Refused", String(status.mails.refused ?? 0)],
    ["Given up", String(status.mails.given_up ?? 0)],
    ["Expired", String(status.mails.expired ?? 0)],
  ]),
)}
${section("Jobs", pairs(status.jobs.map(job)))}
${section(
  "Space used",
  pairs([
    ["Database", escaped(size(status.space.database))],
    ["Pictures and videos", escaped(size(status.space.media))],
  ]),
)}
${section(
  "Limits met since the start",
  status.refusals.length === 0
    ? '<p class="facts">None.</p>'
    : pairs(status.refusals.map(([asked, count]) => [asked, String(count)])),
)}
${section(
  "This server",
  pairs([
    ["Version", escaped(status.version)],
    ["Started", moment(status.started)],
  ]),
)}
${section(
  "Settings in force",
  pairs(
    status.settings.map(([name, value]) => [name, value === "" ? "—" : escaped(value)]),
    "settings",
  ),
)}`,
  });
