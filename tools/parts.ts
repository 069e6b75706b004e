const house = new URL("../", import.meta.url).pathname;

/**
 * A file of the built app, by what it is made of. Paths from the project’s root: a file, a folder (it ends with "/"), a
 * package, or a room of the words ("words/shell"); what is in `but` stays where the bundler puts it. A path that names
 * nothing fails `parts.spec.ts`.
 */
export interface Part {
  readonly name: string;
  readonly of: readonly string[];
  readonly but?: readonly string[];
  /** Only files of this name, with what they alone import. */
  readonly named?: string;
  /** Of two parts that want a module the higher one has it, then the one that stands first. */
  readonly priority?: number;
}

const isIn = (id: string, path: string): boolean => {
  // a package may lie within another
  if (path.startsWith("node_modules/")) return id.includes(`/${path}`);
  // what is made while building has no file
  return path.startsWith("words/") ? id === `\0${path}` : id.startsWith(house + path);
};

/** Whether a module belongs to a part. */
export const belongs = (id: string, { of, but = [], named }: Part): boolean =>
  of.some((path) => isIn(id, path)) &&
  !but.some((path) => isIn(id, path)) &&
  (named === undefined || id.endsWith(`/${named}`));

/** As the bundler takes them. */
export const groupsOf = (parts: readonly Part[]) =>
  parts.map((part) => ({
    name: part.name,
    ...(part.priority === undefined ? {} : { priority: part.priority }),
    test: (id: string) => belongs(id, part),
  }));

/** What runs without a page, on the first page and nearly every other. */
const models: readonly string[] = [
  "core/kernel/clock.ts",
  "core/kernel/money.ts",
  "core/kernel/outcome.ts",
  "core/app/session/",
  "core/app/shell/",
  "core/app/preferences/",
  "core/app/reporter/",
  "core/app/appContext.ts",
  "core/domain/navigation/",
  "core/domain/words/transport.ts",
];
/** Of those, what few pages need. */
const seldom: readonly string[] = [
  "core/app/session/resume.ts",
  "core/app/session/goOn.ts",
  "core/app/session/zone.ts",
  "core/domain/navigation/forward.ts",
  "core/domain/navigation/support.ts",
  "openapi/generated/otherCalls.ts",
];

/** The web app’s parts that every page has. All others are cut where a page asks for them. */
export const pageParts: readonly Part[] = [
  {
    name: "react",
    of: ["node_modules/react/", "node_modules/react-dom/", "node_modules/scheduler/"],
    priority: 3,
  },
  {
    name: "frame",
    of: ["node_modules/react-router/", "node_modules/mobx/", "node_modules/mobx-react-lite/"],
    priority: 2,
  },
  // its rules and models: evaluated in a task of their own (P3)
  {
    name: "ground",
    of: [
      ...models,
      "core/domain/occasion/window.ts",
      "node_modules/tsyringe/",
      "node_modules/openapi-fetch/",
      "openapi/",
      "adapters/tsyringe/",
    ],
    but: seldom,
    priority: 2,
  },
  // what the first page and nearly every other is made of: one file packs better than thirty
  {
    name: "paper",
    of: [
      ...["avatar", "badge", "banner", "button", "card", "disclose", "empty", "icon", "layout"].map(
        (room) => `web/src/components/${room}/`,
      ),
      ...["logo", "page", "price", "skeleton", "top-bar", "wait"].map(
        (room) => `web/src/components/${room}/`,
      ),
      "web/src/components/menu/Menu.tsx",
      "web/src/components/menu/Menu.module.css",
      "web/src/components/toasts/told.ts",
      "web/src/app/",
      "web/src/hooks/",
      ...[
        "Go.tsx",
        "Hint.tsx",
        "Hint.module.css",
        "anew.ts",
        "chunk.ts",
        "guard.tsx",
        "reach.ts",
      ].map((file) => `web/src/shell/${file}`),
      "web/src/screens/frame/SiteBar.tsx",
      "web/src/screens/frame/SiteBar.module.css",
      "web/src/screens/landing/asked.ts",
      "web/src/screens/landing/cover.ts",
      "core/domain/presenters/poster.ts",
      "core/app/shop/poster.ts",
      "words/shell",
      "words/notices",
      "node_modules/lucide-react/dist/esm/",
      ...models,
    ],
    but: ["node_modules/lucide-react/dist/esm/icons/", ...seldom],
    priority: 1,
  },
  { name: "three", of: ["node_modules/three/"], priority: 2 },
  // what little things the stage, its posters and slides share
  { name: "basis", of: ["adapters/webgl/basis/", "adapters/webgl/words/"] },
  // what nearly every page but the first has: a file of each icon would be forty requests
  {
    name: "controls",
    of: [
      ...[
        "boundary",
        "checks",
        "choice",
        "dialog",
        "field",
        "problem",
        "progress",
        "segments",
        "sheet",
        "toggle",
      ].map((room) => `web/src/components/${room}/`),
      "web/src/dates/",
      "web/src/screens/frame/useFirstGesture.ts",
      "core/domain/media/",
      "node_modules/lucide-react/dist/esm/icons/",
    ],
  },
  // files are added where a message, a photo or a logo is made, and a card that plays makes none
  { name: "adding", of: ["web/src/media/"] },
  // a slide’s words and its place on the page, and the rules of all kinds
  {
    name: "slides",
    of: [
      "web/src/slides/SlideFace.tsx",
      "web/src/slides/kinds/words.ts",
      "core/domain/theme/contrast.ts",
    ],
  },
  // the panels of all kinds: the builder comes with them
  { name: "panels", of: ["web/src/slides/kinds/"], named: "panel.tsx" },
  // the drawings of all kinds: a card has several of them
  { name: "drawing", of: ["web/src/slides/kinds/"], named: "draw.ts" },
];

/**
 * How the stage’s worker is cut: one file of what every cover is drawn with, one of what every cover of card is, and one
 * for each family. A file is a request, and a request takes as long as ten kilobytes (P5).
 */
export const workerParts: readonly Part[] = [
  {
    name: "stage",
    of: [
      "node_modules/three/",
      "node_modules/@fontsource-variable/",
      ...["basis", "stage", "lettering", "words", "flat"].map((room) => `adapters/webgl/${room}/`),
      "adapters/webgl/page/serve.ts",
      "adapters/webgl/page/engine.ts",
      "core/domain/cover/title.ts",
    ],
  },
  // a cake is made of its own
  {
    name: "card",
    of: ["framing", "material", "paper", "scene", "shaders", "stars"].map(
      (file) => `adapters/webgl/solid/${file}.ts`,
    ),
  },
  // a card has slides of several kinds; the addresses of their faces belong to them: in a part that imports this one they
  // would be named before they are known
  {
    name: "drawing",
    of: ["web/src/slides/kinds/", "node_modules/@fontsource/"],
    // the stage letters covers with it
    but: ["web/src/slides/kinds/registry.ts", "node_modules/@fontsource/baloo-2/"],
  },
  { name: "solid", of: ["adapters/webgl/solid/"] },
  { name: "warped", of: ["adapters/webgl/warped/"] },
];
