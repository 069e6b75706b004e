import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// a busy machine is slow, not wrong: what is awaited comes, or never
configure({ asyncUtilTimeout: 20_000 });
afterEach(() => {
  // vitest runs without globals, so that the library cannot register this itself
  cleanup();
  // files share one document, in an order that changes: what a test put beside that would be met by another
  document.body.replaceChildren();
  // and one graph of modules: what a test put in the place of a function, or of what is global
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
