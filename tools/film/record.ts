import type { CDPSession, Page } from "playwright";

interface Frame {
  readonly jpeg: Buffer;
  /** Seconds since the recording began. */
  readonly at: number;
}

/** Every picture that the browser shows from now on, until `stop` answers them. */
export const record = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  let first: number | null = null;
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    const now = metadata.timestamp ?? 0;
    first ??= now;
    frames.push({ jpeg: Buffer.from(data, "base64"), at: now - first });
    void session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 92, everyNthFrame: 1 });
  return async (): Promise<readonly Frame[]> => {
    await session.send("Page.stopScreencast");
    return frames;
  };
};

/** The newest frame at each step of `perSecond`: a browser shows a frame when something has moved, not by the clock. */
export const paced = (frames: readonly Frame[], perSecond: number): readonly Buffer[] => {
  const end = frames.at(-1)?.at ?? 0;
  const steps = Math.ceil(end * perSecond);
  return Array.from({ length: steps }, (_, step) => {
    const shown = frames.findLast(({ at }) => at <= step / perSecond) ?? frames[0];
    return shown?.jpeg ?? Buffer.alloc(0);
  });
};
