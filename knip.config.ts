import type { KnipConfig } from "knip";

/** Stylesheets import packages too (the fonts): their imports, as a module would write them. */
const css = (text: string) =>
  [...text.matchAll(/@import\s+(?:url\()?(["'][^"']+["'])/g)]
    .map(([, path]) => `import ${path};`)
    .join("\n");

const config: KnipConfig = {
  entry: [
    "web/src/gallery/main.tsx",
    "web/src/embed/main.ts",
    "web/src/still/{landing,recipient}.tsx",
    "web/empty/main.ts",
    // what the words of a built page come with imports these (`tools/words.ts`)
    "web/src/words/{define,i18n}.ts",
    "adapters/tsyringe/reflect.ts",
    "specs/steps/**/*.steps.ts",
    "specs/browser/**/*.e2e.ts",
    "tools/*.{ts,mjs,cjs}",
    "tools/*/main.ts",
    "tools/browsers/finder.ts",
    "tools/replay/calls.ts",
    "tools/stage-page/{bench,page,playing,slideSheet,slides,vite.config}.ts",
    "tools/stage-page/first/*.ts",
  ],
  project: ["{core,openapi,adapters,web,server,specs,tools}/**/*.{ts,tsx,mjs,cjs,css}"],
  compilers: { css },
  // What a room says it is made of may be named without being asked for: types are free.
  exclude: ["types"],
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ["dpkg-query", "ffmpeg", "fluidsynth", "Xvfb", "WebKitWebDriver"],
};

export default config;
