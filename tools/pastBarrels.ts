import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, parseSync } from "vite";

const house = fileURLToPath(new URL("../", import.meta.url));

/** Finds the file that an import names; null where there is none. */
export type Resolve = (request: string, importer: string) => Promise<string | null>;

interface Exported {
  /** The name, as it is imported from here; null for all names of `from`. */
  readonly name: string | null;
  /** The name over there; null for what this file makes itself. */
  readonly there: string | null;
  /** Where it comes from; null for what this file makes itself. */
  readonly from: string | null;
}

/** What a file exports. One that does more than passing on is not passed by, whatever it exports. */
const exportsOf = (file: string, text: string): readonly Exported[] => {
  const { module, program } = parseSync(file, text);
  const passesOn = program.body.every(
    (statement) => statement.type.startsWith("Export") && "source" in statement && statement.source,
  );
  return module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ exportName, importName, moduleRequest }) => ({
        name: exportName.name ?? (exportName.kind === "Default" ? "default" : null),
        // `export * as all` is a thing of this file
        there: importName.kind === "Name" ? importName.name : null,
        from: passesOn && importName.kind !== "All" ? (moduleRequest?.value ?? null) : null,
      })),
  );
};

/** Follows names through the indexes of rooms to the files that make them. */
export class Trail {
  readonly #resolve: Resolve;
  readonly #read: (file: string) => string;
  readonly #known = new Map<string, readonly Exported[]>();

  constructor(
    resolve: Resolve,
    read: (file: string) => string = (file) => readFileSync(file, "utf8"),
  ) {
    this.#resolve = resolve;
    this.#read = read;
  }

  /** A file has changed: it is read again when it is asked for. */
  forget(file: string): void {
    this.#known.delete(file);
  }

  /** The file that makes what `file` exports as `name`, and its name there; null where nothing exports it. */
  async find(file: string, name: string): Promise<{ file: string; name: string } | null> {
    const all = this.#exports(file);
    const own = all.find((one) => one.name === name);
    if (own) {
      if (own.from === null || own.there === null) return { file, name };
      return this.#further(own.from, file, own.there);
    }
    for (const { name: given, from } of all) {
      const found = given === null && from !== null && (await this.#further(from, file, name));
      if (found) return found;
    }
    return null;
  }

  async #further(request: string, importer: string, name: string) {
    const next = await this.#resolve(request, importer);
    return next === null ? null : this.find(next, name);
  }

  #exports(file: string): readonly Exported[] {
    const before = this.#known.get(file);
    if (before) return before;
    const found = exportsOf(file, this.#read(file));
    this.#known.set(file, found);
    return found;
  }
}

const statement = (names: readonly string[], file: string) =>
  `import { ${names.join(", ")} } from ${JSON.stringify(file)};`;

/** A module’s text with each import from a room’s index taken from the files that make what it names; null as it was. */
export const direct = async (
  code: string,
  id: string,
  trail: Trail,
  resolve: Resolve,
): Promise<string | null> => {
  let text = code;
  const { staticImports } = parseSync(id.replace(/\?.*$/, ""), code, { lang: "js" }).module;
  for (const { start, end, moduleRequest, entries } of staticImports.toReversed()) {
    if (!moduleRequest.value.endsWith("/index.ts")) continue;
    if (entries.length === 0 || entries.some(({ importName }) => importName.kind !== "Name"))
      continue;
    const index = await resolve(moduleRequest.value, id);
    if (!index?.startsWith(house)) continue;
    const byFile = new Map<string, string[]>();
    for (const { importName, localName } of entries) {
      const name = importName.name ?? "";
      const found = (await trail.find(index, name)) ?? { file: index, name };
      const names = byFile.get(found.file) ?? [];
      names.push(`${found.name} as ${localName.value}`);
      byFile.set(found.file, names);
    }
    // as many lines as before, so that errors name the right ones
    const lines = code.slice(start, end).split("\n").length - 1;
    const imports = [...byFile].map(([file, names]) => statement(names, file)).join(" ");
    text = text.slice(0, start) + imports + "\n".repeat(lines) + text.slice(end);
  }
  return text === code ? null : text;
};

/**
 * While developing, the browser fetches each module by itself. A room’s index would bring the whole room for one name of
 * it: the first page loads what it uses instead, as a build does (decision 0053).
 */
export const pastBarrels = (): Plugin => {
  let trail: Trail | undefined;
  return {
    name: "past-barrels",
    apply: "serve",
    enforce: "post",
    watchChange: (file) => trail?.forget(file),
    async transform(code, id) {
      if (id.includes("/node_modules/") || id.startsWith("\0") || !/\.tsx?($|\?)/.test(id))
        return null;
      const resolve: Resolve = async (request, importer) =>
        (await this.resolve(request, importer))?.id ?? null;
      trail ??= new Trail(resolve);
      const text = await direct(code, id, trail, resolve);
      return text === null ? null : { code: text, map: null };
    },
  };
};
