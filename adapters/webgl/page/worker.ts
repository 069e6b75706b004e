import { NO_WEBGL } from "../basis/index.ts";
import { canLoadFaces } from "../words/index.ts";
import { type Engine, LocalEngine } from "./engine.ts";
import type { Ask, Reply } from "./link.ts";

/** The part of a worker's scope that is used; the DOM library does not type it. */
interface Scope {
  onmessage: ((event: MessageEvent<Ask>) => void) | null;
  postMessage(message: Reply, transfer?: Transferable[]): void;
}
const scope = self as unknown as Scope;
const engine: Engine = new LocalEngine();

const answer = async ({ call, name, args }: Ask): Promise<void> => {
  try {
    const value = await (engine[name] as (...all: unknown[]) => Promise<unknown>).apply(
      engine,
      args,
    );
    const reply: Reply = { call, value };
    scope.postMessage(reply, value instanceof ImageBitmap ? [value] : []);
  } catch (error) {
    const reply: Reply = { call, error: error instanceof Error ? error.message : String(error) };
    scope.postMessage(reply);
  }
};

scope.onmessage = ({ data }: MessageEvent<Ask>) => void answer(data);
void (async () => {
  const hello: Reply = { call: 0, value: canLoadFaces() ? await engine.probe() : NO_WEBGL };
  scope.postMessage(hello);
})();
