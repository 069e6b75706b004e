import { fileURLToPath } from "node:url";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Plugin } from "vite";

const web = fileURLToPath(new URL("../web/src/", import.meta.url));
const virtual = "\0words/";

/** The catalogue by room, the part of each key before its point; a message that cannot be read fails the build. */
const byRoom = async (): Promise<ReadonlyMap<string, Record<string, unknown>>> => {
  const { en } = (await import("../web/src/words/en/index.ts")) as {
    en: Readonly<Record<string, string>>;
  };
  const rooms = new Map<string, Record<string, unknown>>();
  for (const [key, message] of Object.entries(en)) {
    const [room = ""] = key.split(".");
    const words = rooms.get(room) ?? {};
    words[key] = compileMessageOrThrow(message);
    rooms.set(room, words);
  }
  return rooms;
};

/** The rooms whose keys a module writes down: `"shop.heading"`, `` `landing.${step}` ``. */
export const roomsIn = (code: string, rooms: ReadonlySet<string>): string[] => {
  const named = [...code.matchAll(/["'`]([a-z]\w*)\./gi)].map(([, room]) => room ?? "");
  return [...new Set(named)].filter((room) => rooms.has(room));
};

/**
 * Takes the words of a page from the rooms it shows, compiled: each module brings the rooms whose keys it writes,
 * so none can be forgotten. While developing and in tests the whole catalogue is there.
 */
export const words = (): Plugin => {
  let rooms: ReadonlyMap<string, Record<string, unknown>> = new Map();
  return {
    name: "words",
    apply: "build",
    enforce: "pre",
    buildStart: async () => {
      rooms = await byRoom();
    },
    resolveId: (id) => (id.startsWith("words:") ? virtual + id.slice("words:".length) : null),
    load(id) {
      if (id === `${web}words/all.ts`) return "export {};";
      if (!id.startsWith(virtual)) return null;
      const catalogue = JSON.stringify(rooms.get(id.slice(virtual.length)));
      return {
        code: `import { i18n } from "${web}words/i18n.ts";\ni18n.load("en", ${catalogue});`,
        moduleSideEffects: true,
      };
    },
    transform(code, id) {
      if (!id.startsWith(web) || id.startsWith(`${web}words/`) || !/\.tsx?$/.test(id)) return null;
      const needs = roomsIn(code, new Set(rooms.keys()));
      return needs.length === 0
        ? null
        : { code: code + needs.map((room) => `\nimport "words:${room}";`).join(""), map: null };
    },
  };
};
