/** Licences of what may ship with the product. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
]);

/** Packages that say their licence in a file and not in their description. */
const told: Readonly<Record<string, string>> = { busboy: "MIT", streamsearch: "MIT" };

/**
 * Packages whose licence is none of the allowed ones, and why they may come along all the same. libvips is a shared
 * library of its own, loaded by sharp and replaceable, as the LGPL asks; so is libheif, a file of WebAssembly that a
 * thread of the server loads. Nothing of them is built into the product.
 */
const excepted = /^(?:@img\/sharp-(?:libvips-|wasm32$|win32-)|libheif-js$)/;

/** A package as `package-lock.json` describes it. */
export interface Locked {
  readonly version?: string;
  readonly license?: string | undefined;
  readonly dev?: boolean;
  readonly link?: boolean;
}
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** The packages of a lock file that ship with the product, by name; each once a version. */
export const shipped = (lock: Readonly<Record<string, Locked>>): readonly Package[] => {
  const found = new Map<string, Package>();
  for (const [path, { version = "", license, dev, link }] of Object.entries(lock)) {
    if (path === "" || dev || link) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    found.set(`${name} ${version}`, { name, version, licence: license ?? told[name] ?? "unknown" });
  }
  return [...found.values()].sort((a, b) =>
    a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
};

/** Whether a licence, or one of several to choose from, is among the allowed ones. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((one) => allowed.has(one));

/** Packages that may not ship: "name: licence". */
export const refusedLicences = (packages: readonly Package[]): readonly string[] =>
  packages
    .filter(({ name, licence }) => !isAllowed(licence) && !excepted.test(name))
    .map(({ name, licence }) => `${name}: ${licence}`);
