import type { Probe } from "../basis/index.ts";
import type { LoadPainter } from "../painted/index.ts";
import type { SceneKind } from "../stage/index.ts";
import type { Engine } from "./calls.ts";
import type { Ask, Reply } from "./letters.ts";

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Where a page's pictures are drawn, and what can be done there. */
export interface Link {
  readonly engine: Engine;
  readonly probe: Probe;
  readonly end: () => void;
}

const NAMES: readonly (keyof Engine)[] = [
  "probe",
  "open",
  "frame",
  "whole",
  "close",
  "still",
  "counters",
  "warm",
  "lose",
];

/** What an engine is made of; whoever composes the stage gives it, since an adapter knows no slides. */
export interface Parts {
  /** Address of the code that begins a worker (`begin`). */
  readonly worker: string;
  /** Draws slides where the page itself draws; without one there are covers alone. */
  readonly paints?: LoadPainter | undefined;
}

/** The worker with the engine, also on a page of another site, which starts none but its own: that one fetches the code. */
const startWorker = (address: string, name: string): Worker => {
  const { href, origin } = new URL(address, import.meta.url);
  if (origin === location.origin) return new Worker(href, { name, type: "module" });
  // asked for by the code, not with it: else a page's policy would have to name the site once more, for workers
  const load = `import(${JSON.stringify(href)}).catch((e)=>postMessage({call:0,error:String(e)}));`;
  const code = new Blob([load], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(code), { name, type: "module" });
};

/** An engine in a worker. Rejects when the worker cannot do the work. */
const workerEngine = async (address: string, first: SceneKind | undefined): Promise<Link> => {
  // named after what it draws first, so that it fetches that before it is asked
  const worker = startWorker(address, first ?? "");
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  const greeting = new Promise<Probe>((resolve, reject) =>
    waiting.set(0, { resolve: resolve as Waiting["resolve"], reject }),
  );
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const one = waiting.get(data.call);
    waiting.delete(data.call);
    if (data.error === undefined) one?.resolve(data.value as never);
    else one?.reject(new Error(data.error));
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const one of waiting.values())
      one.reject(new Error(event.message || "The worker did not start"));
    waiting.clear();
  };
  const ask = (name: keyof Engine, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const call = ++calls;
      waiting.set(call, { resolve, reject });
      const message: Ask = { call, name, args };
      worker.postMessage(message);
    });
  const engine = Object.fromEntries(
    NAMES.map((name) => [name, (...args: unknown[]) => ask(name, args)]),
  ) as unknown as Engine;
  try {
    const probe = await greeting;
    if (!probe.webgl2) throw new Error("This worker cannot draw");
    return { engine, probe, end: () => worker.terminate() };
  } catch (error) {
    worker.terminate();
    throw error;
  }
};

/** The engine of this page: in a worker where one can draw, else here. `first` is the kind of scene it will draw first. */
export const startEngine = async (
  where: "worker" | "page" | "best",
  { worker, paints }: Parts,
  first?: SceneKind,
): Promise<Link> => {
  if (where !== "page" && typeof Worker !== "undefined" && typeof OffscreenCanvas !== "undefined") {
    try {
      return await workerEngine(worker, first);
    } catch (error) {
      if (where === "worker") throw error;
      // no WebGL or no fonts in workers here: the same code runs on the page
    }
  }
  const { LocalEngine } = await import("./engine.ts");
  const engine = new LocalEngine(undefined, paints);
  return { engine, probe: await engine.probe(), end: () => {} };
};
