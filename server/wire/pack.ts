import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Answer } from "./answer.ts";

const gzipped = promisify(gzip);
/** Below this the answer fits one packet anyhow. */
const leastBytes = 1400;
/** Made for each asker anew, so speed counts more than the last percent. */
const level = 4;

const takesGzip = (acceptEncoding: string | null): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(acceptEncoding ?? "");

/**
 * Packs a larger answer for whoever takes gzip. The ETag becomes a weak one: it names what was said, not its bytes.
 */
export const pack = async (answer: Answer, acceptEncoding: string | null): Promise<Answer> => {
  const { body, headers } = answer;
  if (body === null || Buffer.byteLength(body) < leastBytes || !takesGzip(acceptEncoding))
    return answer;
  const { ETag } = headers;
  return {
    ...answer,
    headers: {
      ...headers,
      "Content-Encoding": "gzip",
      ...(ETag === undefined ? {} : { ETag: `W/${ETag}` }),
    },
    body: new Uint8Array(await gzipped(body, { level })),
  };
};
