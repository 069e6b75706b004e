import { escaped } from "../html.ts";
import {
  type Answer,
  type Call,
  type Contract,
  exampleOf,
  type Parameter,
  resolved,
  type Schema,
  schemaOf,
} from "./contract.ts";
import { limitsOf, shape } from "./shape.ts";
import { style } from "./style.ts";

interface Placed {
  readonly path: string;
  readonly method: string;
  readonly call: Call;
}

const placedIn = (contract: Contract): readonly Placed[] =>
  Object.entries(contract.paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => method !== "servers")
      .map(([method, call]) => ({ path, method, call: call as Call })),
  );

const anchor = (tag: string): string => `tag-${tag.toLowerCase().replace(/[^a-z]+/g, "-")}`;

/** Words in which backticks mean code, as in Markdown. */
const words = (text: string): string => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>");

const isRefusal = (status: string): boolean => /^[45]/.test(status);
const refusal = (status: string, { description }: Answer): string =>
  `<li><code>${status}</code> ${words(description)}</li>`;

/** What any call may be refused with, said once. */
const commonIn = (contract: Contract): readonly string[] => {
  const [first, ...others] = placedIn(contract)
    .filter(({ call }) => call["x-access"] !== undefined)
    .map(({ call }) => Object.keys(call.responses));
  return (first ?? []).filter(
    (status) => isRefusal(status) && others.every((all) => all.includes(status)),
  );
};

/** A rule of the table as words: `ownerOrAuthor` is "owner or author". */
const spelt = (rule: string): string =>
  rule.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const folded = (title: string, schema: Schema): string =>
  `<details><summary>${title}</summary><pre tabindex="0"><code>${shape(schema)}</code></pre></details>`;

const parameterOf = ({ name, in: where, required, description, schema }: Parameter): string => {
  const said = [limitsOf(schema), description === undefined ? "" : words(description)];
  const more = said.filter((one) => one !== "").join("; ");
  return `<li><code>${escaped(name)}${required ? "" : "?"}: ${shape(schema)}</code> <span class="quiet">in the ${escaped(where)}${more ? `; ${more}` : ""}</span></li>`;
};

/** What an example is worth showing in: everything but what is empty. */
const exampled = (title: string, example: unknown): string =>
  example === undefined || example === null
    ? ""
    : `<details><summary>${title}</summary><pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre></details>`;

/** With what a call can be asked, in words. */
const ways: Readonly<Record<string, string>> = {
  bearer: "an access token",
  visitor: "the visitor’s cookie",
  session: "the session’s cookie",
};
const neededFor = ({ security = [] }: Call): string => {
  const names = security.flatMap((one) => Object.keys(one)).map((name) => ways[name] ?? name);
  const isOpen = security.some((one) => Object.keys(one).length === 0);
  return isOpen ? "open to anyone" : `with ${names.join(" or ")}`;
};

const answerOf = (status: string, answer: Answer): string => {
  const schema = schemaOf(answer);
  const title = `Response <code>${status}</code>`;
  return schema
    ? `${folded(title, schema)}${exampled(`Example of <code>${status}</code>`, exampleOf(answer))}`
    : `<p>${title}, no body</p>`;
};

const callOf = (
  { path, method, call }: Placed,
  { components }: Contract,
  common: readonly string[],
): string => {
  const parameters = call.parameters.map((one) => resolved(one, components.parameters));
  const answers = Object.entries(call.responses).map(
    ([status, one]) => [status, resolved(one, components.responses), "$ref" in one] as const,
  );
  const body = call.requestBody && schemaOf(call.requestBody);
  // A refusal with a schema of its own tells something more; the others are all alike.
  const telling = answers.filter(
    ([status, , isShared]) => status.startsWith("2") || (isRefusal(status) && !isShared),
  );
  const refusals = answers.filter(([status]) => isRefusal(status) && !common.includes(status));
  return `<article id="${escaped(call.operationId)}">
<h3><code class="call"><span class="${escaped(method)}">${escaped(method.toUpperCase())}</span> ${escaped(path)}</code></h3>
<p>${words(call.summary)}</p>
${call.description === undefined ? "" : `<p>${words(call.description)}</p>`}
<p class="quiet"><code>${escaped(call.operationId)}</code>${call["x-access"] === undefined ? "" : ` · access: ${escaped(spelt(call["x-access"]))}`} · ${neededFor(call)}</p>
${parameters.length === 0 ? "" : `<ul class="parameters">${parameters.map(parameterOf).join("")}</ul>`}
${body ? folded(`Request body${call.requestBody?.required ? "" : " (optional)"}`, body) : ""}
${call.requestBody ? exampled("Example of a body", exampleOf(call.requestBody)) : ""}
${telling.map(([status, answer]) => answerOf(status, answer)).join("\n")}
${refusals.length === 0 ? "" : `<ul class="refusals quiet" aria-label="Refusals">${refusals.map(([status, answer]) => refusal(status, answer)).join("")}</ul>`}
</article>`;
};

const schemaArticle = ([name, schema]: readonly [string, Schema]): string =>
  `<article id="${escaped(name)}">
<h3><code class="call">${escaped(name)}</code></h3>
<p>${words(schema.description ?? "")}</p>
${folded("Shape", schema)}
</article>`;

/** The whole reference as one page that needs nothing else: no script, no font, no picture. */
export const referencePage = (contract: Contract): string => {
  const { info, tags, components, servers } = contract;
  const placed = placedIn(contract);
  const of = (tag: string) => placed.filter(({ call }) => call.tags[0] === tag);
  const base = servers[0]?.url ?? "";
  const common = commonIn(contract);
  const all = Object.assign({}, ...placed.map(({ call }) => call.responses)) as Call["responses"];
  const commonRefusals = common.flatMap((status) => {
    const one = all[status];
    return one ? [refusal(status, resolved(one, components.responses))] : [];
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API reference</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<div class="page">
<nav aria-label="Groups"><ul>
${tags.map(({ name }) => `<li><a href="#${anchor(name)}">${escaped(name)} <span>${of(name).length}</span></a></li>`).join("\n")}
<li><a href="#schemas">Schemas <span>${Object.keys(components.schemas).length}</span></a></li>
</ul></nav>
<main id="calls">
<h1>${escaped(info.title)} API</h1>
<p>${escaped(info.description)} ${placed.length} calls, version ${escaped(info.version)}, below <code>${escaped(base)}</code>; the same as <a href="${escaped(base)}/openapi.json">OpenAPI 3.1</a>.</p>
<p>Bodies and answers are JSON. Signed-in callers send <code>Authorization: Bearer …</code>; a browser’s cookies <code>ff_visitor</code> and <code>ff_session</code> go along by themselves. A refusal is a <a href="#Refusal">Refusal</a>: a stable code, words to show, and the fields that are not right. Calls that create something take an <code>Idempotency-Key</code>.</p>
<p>Any call can return these errors:</p>
<ul class="refusals quiet">${commonRefusals.join("")}</ul>
${tags
  .map(
    ({ name }) =>
      `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${escaped(name)}</h2>\n${of(
        name,
      )
        .map((one) => callOf(one, contract, common))
        .join("\n")}</section>`,
  )
  .join("\n")}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(schemaArticle).join("\n")}
</section>
</main>
</div>
</body>
</html>
`;
};
