import { open } from "node:fs/promises";

/**
 * A recorder that writes a piece every tenth of a second for five minutes comes to 6,000; readers make something of each
 * box, so that a million empty ones take a hundred times the memory that the file does (R14).
 */
const mostBoxes = 10_000;

/** Whether an mp4 has so few boxes, beside and not within each other, that a reader may look at all of them. */
export const hasFewBoxes = async (path: string): Promise<boolean> => {
  const handle = await open(path);
  try {
    const { size: whole } = await handle.stat();
    const head = Buffer.alloc(16);
    let at = 0;
    for (let count = 0; at + 8 <= whole; count++) {
      if (count === mostBoxes) return false;
      await handle.read(head, 0, 16, at);
      const short = head.readUInt32BE(0);
      // 1: its size stands behind its name; 0, and what can’t be: up to the end
      const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
      if (size < 8) return true;
      at += size;
    }
    return true;
  } finally {
    await handle.close();
  }
};
