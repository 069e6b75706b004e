import { expect, test, vi } from "vitest";

test.each([
  ["draws", { getExtension: () => null } as unknown as RenderingContext, true],
  ["does not draw", null, false],
])("[SHELL-14] a browser that %s with WebGL 2 is tried once", async (_, context, expected) => {
  vi.resetModules();
  const { hasWebgl } = await import("./webgl.ts");
  const tried = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context);
  expect([hasWebgl(), hasWebgl()]).toEqual([expected, expected]);
  expect(tried).toHaveBeenCalledTimes(1);
  tried.mockRestore();
});
