import { NO_WEBGL } from "../basis/index.ts";
import type { LoadPainter } from "../painted/index.ts";
import { canLoadFaces } from "../words/index.ts";
import type { Engine, Opened } from "./calls.ts";
import { LocalEngine } from "./engine.ts";
import type { Ask, Reply, Scope } from "./letters.ts";

/** Draws what the page asks for, and says first what it can do. */
export const serve = async (scope: Scope, paints?: LoadPainter): Promise<void> => {
  const engine: Engine = new LocalEngine(undefined, paints);
  const answer = async ({ call, name, args }: Ask): Promise<void> => {
    try {
      const value = await (engine[name] as (...all: unknown[]) => Promise<unknown>).apply(
        engine,
        args,
      );
      const reply: Reply = { call, value };
      const { picture } = Object(value) as Partial<Opened>;
      scope.postMessage(
        reply,
        [value, picture].filter((one) => one instanceof ImageBitmap),
      );
    } catch (error) {
      const reply: Reply = { call, error: error instanceof Error ? error.message : String(error) };
      scope.postMessage(reply);
    }
  };
  scope.onmessage = ({ data }: MessageEvent<Ask>) => void answer(data);
  const hello: Reply = { call: 0, value: canLoadFaces() ? await engine.probe() : NO_WEBGL };
  scope.postMessage(hello);
};
