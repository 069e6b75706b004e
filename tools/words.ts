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
    const message = compiled("en", key);
    // a text alone needs no list around it
    words[key.slice(room.length + 1)] =
      message?.length === 1 && typeof message[0] === "string" ? message[0] : message;
    rooms.set(room, words);
  }
  return rooms;
};

/** The rooms whose keys a module writes down: `"shop.heading"`, `` `landing.${step}` ``. */
export const roomsIn = (code: string, rooms: ReadonlySet<string>): string[] => {
  const named = [...code.matchAll(/["'`]([a-z]\w*)\./gi)].map(([, room]) => room ?? "");
  return [...new Set(named)].filter((room) => rooms.has(room));
};

const definitions = /\bmessages\(\s*"(\w+)",\s*\{([\s\S]*?)\n\}\)/g;

/**
 * Where a module of the core defines messages, `messages("slide", {`, their sentences come with the definition, and
 * are left out with it where nothing uses it. What has no parameters is named by the sentences already.
 */
export const withDefined = (code: string): { code: string; map: null } | null => {
  const rooms: string[] = [];
  const named = code.replace(definitions, (whole, room: string, all: string) =>
    /\w: \{/.test(all) ? whole : `messages("${room}", {${all.replace(/^\s*\w+: null,$/gm, "")}\n})`,
  );
  const changed = named.replace(/\bmessages\(\s*"(\w+)",/g, (_, room: string) => {
    rooms.push(room);
    return `define("${room}", sentences_${room},`;
  });
  const imports = rooms.map(
    (room) => `\nimport { sentences as sentences_${room} } from "words:${room}:sentences";`,
  );
  imports.push(`\nimport { define } from "${web}words/define.ts";`);
  return rooms.length === 0 ? null : { code: changed + imports.join(""), map: null };
};

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
      const [room = "", of] = id.slice(virtual.length).split(":");
      const said = JSON.stringify(rooms.get(room));
      return of === "sentences"
        ? { code: `export const sentences = ${said};`, moduleSideEffects: false }
        : {
            code: `import { load } from "${web}words/i18n.ts";\nload(${JSON.stringify(room)}, ${said});`,
            moduleSideEffects: true,
          };
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.startsWith(`${web}words/`)) return null;
      // the kernel only says how messages are defined
      if (id.startsWith(core) && !id.startsWith(`${core}kernel/`)) return withDefined(code);
      const needs = id.startsWith(web) ? roomsIn(code, new Set(rooms.keys())) : [];
      return needs.length === 0
        ? null
        : { code: code + needs.map((room) => `\nimport "words:${room}";`).join(""), map: null };
    },
  };
};
