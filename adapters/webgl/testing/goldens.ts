import { commands } from "vitest/browser";

/** Set by `VITE_GOLDENS=write`: the goldens are written anew, to be looked at before they are committed. */
export const writing = import.meta.env.VITE_GOLDENS === "write";

/** Writes a golden anew. @param path from the project's folder */
export const writeGolden = async (path: string, file: Blob): Promise<void> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = bytes.reduce((text, byte) => text + String.fromCharCode(byte), "");
  await commands.writeFile(path, btoa(binary), "base64");
};
