import type { SceneKind } from "../stage/index.ts";
import { warmKind } from "./families.ts";
import type { Reply, Scope } from "./letters.ts";

/** A worker that draws for a page; its name is the kind of cover that is drawn first, or nothing. */
const scope = self as unknown as Scope & { readonly name: string };

// both at once: what every cover is drawn with, and what this one is (P5)
const serving = import("./serve.ts");
if (scope.name) void warmKind(scope.name as SceneKind).catch(() => undefined);
serving
  .then(({ serve }) => serve(scope))
  .catch((error: unknown) => {
    const reply: Reply = { call: 0, error: String(error) };
    scope.postMessage(reply);
  });
