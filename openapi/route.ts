import type { OperationId } from "#core/operations/index.ts";
import { http, type Method } from "./http.ts";

/** One part of a path between slashes. */
export type Segment =
  /** These words, in any of their spellings. */
  | { readonly kind: "word"; readonly text: string; readonly words: readonly string[] }
  /** A parameter that takes these words only. */
  | { readonly kind: "choice"; readonly name: string; readonly words: readonly string[] }
  | { readonly kind: "any"; readonly name: string };

export interface Route {
  readonly method: Method;
  /** As the contract writes it: `/story/{tokenType}/{token}`. */
  readonly template: string;
  readonly segments: readonly Segment[];
}

/** `recipient` and `recipient_token` are the same word wherever they stand (OPEN-71). */
const spellings = (word: string): readonly string[] =>
  word === "recipient" || word === "recipient_token" ? ["recipient", "recipient_token"] : [word];

const segmentOf = (text: string): Segment => {
  const parameter = /^\{(\w+)(?::(.+))?\}$/.exec(text);
  const [, name, words] = parameter ?? [];
  if (name === undefined) return { kind: "word", text, words: spellings(text) };
  return words === undefined
    ? { kind: "any", name }
    : { kind: "choice", name, words: words.split("|").flatMap(spellings) };
};

export const readRoute = (text: string): Route => {
  const [method = "", path = ""] = text.split(" ");
  const segments = path.slice(1).split("/").map(segmentOf);
  const template = segments.map((s) => (s.kind === "word" ? s.text : `{${s.name}}`)).join("/");
  return { method: method as Method, template: `/${template}`, segments };
};

export const routeOf = (id: OperationId): Route => routes[id];

const routes = Object.fromEntries(
  Object.entries(http).map(([id, text]) => [id, readRoute(text)]),
) as Readonly<Record<OperationId, Route>>;
