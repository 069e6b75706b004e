/** The modals of the product (MODAL-03..28), as slugs with `{product}` filled in (OPEN-01, OPEN-42). */
export const modalNames = [
  "auth",
  "bundle",
  "contribution-builder",
  "delete-account",
  "role-delete",
  "delete-slide",
  "delete-card",
  "discard-changes",
  "special-effects",
  "faq",
  "invite",
  "leave-group",
  "library",
  "name-changed-success",
  "auth-success",
  "contribution-sent",
  "card-saved",
  "recipient-saved",
  "privacy",
  "qr",
  "sign-out",
  "slide",
  "corporate-terms",
  "terms",
  "tooltip",
  "upgrade",
] as const;
export type ModalName = (typeof modalNames)[number];
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
  if (!(modalNames as readonly (string | undefined)[]).includes(name)) return null;
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
