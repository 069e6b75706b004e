/**
 * What has to be so for a modal to open, beside its place (modalProof.ts). `sale` is about paying, `signIn` is for who is
 * signed out, `result` says that something was done; `plain` opens wherever it may.
 */
export type ModalKind = "plain" | "sale" | "signIn" | "result";

/** The modals of the product (MODAL-03..28), as slugs with `{product}` filled in (OPEN-01, OPEN-42). */
const kinds = {
  auth: "signIn",
  bundle: "sale",
  "contribution-builder": "plain",
  "delete-account": "plain",
  "role-delete": "plain",
  "co-owner": "plain",
  "offer-card": "plain",
  "delete-slide": "plain",
  "delete-card": "plain",
  "discard-changes": "plain",
  "special-effects": "plain",
  soundtrack: "plain",
  logo: "plain",
  colours: "plain",
  faq: "plain",
  invite: "plain",
  "leave-group": "plain",
  library: "plain",
  "name-changed-success": "result",
  "auth-success": "result",
  "contribution-sent": "result",
  "card-saved": "result",
  "recipient-saved": "result",
  privacy: "plain",
  qr: "plain",
  "sign-out": "plain",
  slide: "plain",
  "corporate-terms": "plain",
  terms: "plain",
  tooltip: "plain",
  upgrade: "sale",
} as const satisfies Readonly<Record<string, ModalKind>>;
export type ModalName = keyof typeof kinds;
export const modalNames = Object.keys(kinds) as readonly ModalName[];
export type ResultName = {
  [K in ModalName]: (typeof kinds)[K] extends "result" ? K : never;
}[ModalName];
export const isResult = (name: ModalName): name is ResultName => kinds[name] === "result";
export const kindOf = (name: ModalName): ModalKind => kinds[name];
export type ModalParams = Readonly<Record<string, string | number | boolean | null>>;
export interface OpenModal {
  readonly name: ModalName;
  readonly params: ModalParams;
}

const split = (path: string) => {
  const [rest = "", hash] = path.split("#");
  const [pathname = "", query = ""] = rest.split("?");
  return { pathname, query: query === "" ? [] : query.split("&"), hash: hash ? `#${hash}` : "" };
};
const join = (pathname: string, query: readonly string[], hash: string) =>
  `${pathname}${query.length > 0 ? `?${query.join("&")}` : ""}${hash}`;
const isModalPart = (part: string) => /^(modal|params)=/.test(part);

/** `/edit/1?modal=card-saved&params=…` (MODAL-01, OPEN-42); other query parts stay. */
export const withModal = (path: string, name: ModalName, params: ModalParams = {}): string => {
  const { pathname, query, hash } = split(path);
  const own = [`modal=${name}`];
  if (Object.keys(params).length > 0)
    own.push(`params=${encodeURIComponent(JSON.stringify(params))}`);
  return join(pathname, [...query.filter((p) => !isModalPart(p)), ...own], hash);
};

/** Closing removes both parameters and keeps the path (OPEN-42). */
export const withoutModal = (path: string): string => {
  const { pathname, query, hash } = split(path);
  return join(
    pathname,
    query.filter((p) => !isModalPart(p)),
    hash,
  );
};

/** The modal that a path asks for; unknown names and broken params open nothing and nothing extra. */
export const modalOf = (path: string): OpenModal | null => {
  const { query } = split(path);
  const value = (key: string) => query.find((p) => p.startsWith(`${key}=`))?.slice(key.length + 1);
  const name = value("modal");
  if (name === undefined || !Object.hasOwn(kinds, name)) return null;
  return { name: name as ModalName, params: paramsOf(value("params")) };
};

const paramsOf = (text: string | undefined): ModalParams => {
  if (text === undefined) return {};
  try {
    const read: unknown = JSON.parse(decodeURIComponent(text));
    return typeof read === "object" && read !== null && !Array.isArray(read)
      ? (read as ModalParams)
      : {};
  } catch {
    return {};
  }
};
