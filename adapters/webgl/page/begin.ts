import type { LoadPainter } from "../painted/index.ts";
import type { SceneKind } from "../stage/index.ts";
import { warmKind } from "./families.ts";
import type { Reply, Scope } from "./letters.ts";

/** Begins a worker that draws for a page: covers, and slides with a painter. Its name is the kind that is drawn first, or nothing. */
export const begin = (paints?: LoadPainter): void => {
  const scope = self as unknown as Scope & { readonly name: string };
  // both at once: what every cover is drawn with, and what this one is (P5)
  const serving = import("./serve.ts");
  if (scope.name) void warmKind(scope.name as SceneKind, paints).catch(() => undefined);
  serving
    .then(({ serve }) => serve(scope, paints))
    .catch((error: unknown) => {
      const reply: Reply = { call: 0, error: String(error) };
      scope.postMessage(reply);
    });
};
