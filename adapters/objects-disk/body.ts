import { Readable } from "node:stream";

/** The body of a request as it comes in. */
export interface Body {
  /** Destroyed, it lets go of Node’s stream and leaves that open: the answer goes out by the same connection. */
  readonly stream: Readable;
  /**
   * Gives back the memory of chunks that were read to their end. Left to the collector, 200 MiB in chunks of 64 KiB
   * bring ten collections of the whole heap, half of what an upload costs (P13).
   */
  release(chunks: readonly Uint8Array[]): void;
}

/** From Node’s own stream of the body where that is at hand: a web stream copies every chunk. null without a body. */
export const bodyOf = (request: Request, incoming?: Readable): Body | null => {
  if (incoming) return fromNode(incoming);
  if (!request.body) return null;
  const stream = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  return { stream, release: () => undefined };
};

const fromNode = (incoming: Readable): Body => {
  const whole = new WeakSet<ArrayBufferLike>();
  const take = (chunk: Buffer): void => {
    // a part of a larger buffer may share it with anybody
    if (chunk.length === chunk.buffer.byteLength) whole.add(chunk.buffer);
    if (!stream.push(chunk)) incoming.pause();
  };
  const end = (): void => {
    incoming.off("close", close);
    stream.push(null);
  };
  const fail = (error: Error): void => void stream.destroy(error);
  const close = (): void => void stream.destroy(new Error("The body broke off."));
  const stream = new Readable({
    read: () => void incoming.resume(),
    destroy: (error, done) => {
      incoming.off("data", take).off("end", end).off("close", close).pause();
      done(error);
    },
  });
  // errors stay heard: of a stream that was let go of they must not end the process
  incoming.on("data", take).on("end", end).on("error", fail).on("close", close).pause();
  return {
    stream,
    release: (chunks) => {
      // more of the last one’s buffer may be on its way
      const last = chunks.at(-1)?.buffer;
      for (const { buffer } of chunks)
        if (buffer !== last && whole.delete(buffer)) (buffer as ArrayBuffer).transfer(0);
    },
  };
};
