import type { Plugin } from "vite";

const helper = "vite/preload-helper.js";
const before = "return preloadOnce(seen, dep.href, () => {";

/** Vite's own loader of a part's modules ahead of the part, which leaves them alone where that does harm. */
export const careful = (code: string): string => {
  if (!code.includes(before))
    throw new Error("Vite preloads otherwise than it did: look at tools/preloads.ts");
  return code.replace(
    before,
    `if (!isCss && navigator.vendor.startsWith("Apple")) return undefined;\n${before}`,
  );
};

/**
 * In WebKit a module that was preloaded and failed stays failed for every page of its process, the one that is loaded
 * anew included: there a part's modules come with the part, not ahead of it (F-62, decision 0040).
 */
export const preloads = (): Plugin => {
  let isPatched = false;
  let isClient = true;
  return {
    name: "preloads",
    apply: "build",
    configResolved: ({ build }) => {
      isClient = !build.ssr;
    },
    transform(code, id) {
      if (!id.endsWith(helper)) return null;
      isPatched = true;
      return { code: careful(code), map: null };
    },
    generateBundle() {
      if (isClient && !isPatched) this.error("Vite's preload helper was not seen.");
    },
  };
};
