import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const web = folder("../web/src/");
const core = folder("../core/");
const virtual = "\0words/";
type Catalogue = typeof import("../adapters/words/index.ts");

/** The catalogue by room, the part of each key before its point; a message that cannot be read fails the build. */
const byRoom = ({ compiled, keys }: Catalogue): ReadonlyMap<string, Record<string, unknown>> => {
  const rooms = new Map<string, Record<string, unknown>>();
  for (const key of keys) {
    const [room = ""] = key.split(".");
    const words = rooms.get(room) ?? {};
    words[key] = compiled("en", key);
    rooms.set(room, words);
  }
  return rooms;
};

/** The rooms whose keys a module writes down: `"shop.heading"`, `` `landing.${step}` ``. */
export const roomsIn = (code: string, rooms: ReadonlySet<string>): string[] => {
  const named = [...code.matchAll(/["'`]([a-z]\w*)\./gi)].map(([, room]) => room ?? "");
  return [...new Set(named)].filter((room) => rooms.has(room));
};

/** The rooms whose messages a module of the core defines: `messages("slide", {`. */
export const roomsDefined = (code: string): string[] =>
  [...code.matchAll(/\bmessages\(\s*["'](\w+)["']/g)].map(([, room]) => room ?? "");

/**
 * Takes the words of a page from the rooms it shows, compiled: each module brings the rooms whose keys it writes or
 * whose messages it defines, so none can be forgotten. Another language is a file of its own, loaded when it is asked
 * for. While developing and in tests the whole catalogue is there.
 */
export const words = (): Plugin => {
  let rooms: ReadonlyMap<string, Record<string, unknown>> = new Map();
  let catalogue: Catalogue;
  return {
    name: "words",
    apply: "build",
    enforce: "pre",
    buildStart: async () => {
      catalogue = (await import("../adapters/words/index.ts")) as Catalogue;
      rooms = byRoom(catalogue);
    },
    resolveId: (id) => (id.startsWith("words:") ? virtual + id.slice("words:".length) : null),
    load(id) {
      if (id === `${web}words/all.ts`) return "export {};";
      const other = id.startsWith(`${web}words/other/`) && /\/([\w-]+)\.ts$/.exec(id)?.[1];
      if (other)
        return `export const words = ${JSON.stringify(catalogue.differing(other as "en-GB"))};`;
      if (!id.startsWith(virtual)) return null;
      const said = JSON.stringify(rooms.get(id.slice(virtual.length)));
      return {
        code: `import { i18n } from "${web}words/i18n.ts";\ni18n.load("en", ${said});`,
        moduleSideEffects: true,
      };
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.startsWith(`${web}words/`)) return null;
      const needs = id.startsWith(web)
        ? roomsIn(code, new Set(rooms.keys()))
        : id.startsWith(core)
          ? roomsDefined(code).filter((room) => rooms.has(room))
          : [];
      return needs.length === 0
        ? null
        : { code: code + needs.map((room) => `\nimport "words:${room}";`).join(""), map: null };
    },
  };
};
