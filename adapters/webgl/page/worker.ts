import { NO_WEBGL } from "../basis/index.ts";
import { warmLetters } from "../lettering/index.ts";
import type { SceneKind } from "../stage/index.ts";
import { canLoadFaces } from "../words/index.ts";
import { type Engine, LocalEngine, type Opened } from "./engine.ts";
import { warmKind } from "./families.ts";
import type { Ask, Reply } from "./letters.ts";

/** The part of a worker's scope that is used; the DOM library does not type it. */
interface Scope {
  onmessage: ((event: MessageEvent<Ask>) => void) | null;
  postMessage(message: Reply, transfer?: Transferable[]): void;
  /** The kind of cover that is drawn first, or nothing. */
  readonly name: string;
}
const scope = self as unknown as Scope;
// on its way while the context is made
if (scope.name) void warmKind(scope.name as SceneKind).catch(() => undefined);
const engine: Engine = new LocalEngine();

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
void (async () => {
  const hello: Reply = { call: 0, value: canLoadFaces() ? await engine.probe() : NO_WEBGL };
  scope.postMessage(hello);
  // while the first cover's code and words are on their way
  if (scope.name && canLoadFaces()) warmLetters();
})();
