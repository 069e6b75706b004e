import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

const gzipped = promisify(gzip);
/** Below this the answer fits one packet anyhow. */
const leastBytes = 1400;
/** Made for each asker anew, so speed counts more than the last percent. */
const level = 4;

const isJson = (response: Response): boolean =>
  /^application\/json\b/.test(response.headers.get("content-type") ?? "");

/**
 * Packs larger JSON answers for whoever takes gzip. Live events are no JSON and stay as they are; what is packed
 * already is left alone. The ETag becomes a weak one: it names what was said, not its bytes.
 */
export const packJson: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  if (!isJson(res) || res.body === null || res.headers.has("content-encoding")) return;
  const vary = res.headers.get("vary");
  const varied = vary === null ? "Accept-Encoding" : `${vary}, Accept-Encoding`;
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(c.req.header("accept-encoding") ?? "")) {
    if (!/accept-encoding/i.test(vary ?? "")) res.headers.set("Vary", varied);
    return;
  }
  const plain = new Uint8Array(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  if (!/accept-encoding/i.test(vary ?? "")) headers.set("Vary", varied);
  const isLarge = plain.byteLength >= leastBytes;
  if (isLarge) {
    headers.set("Content-Encoding", "gzip");
    headers.delete("Content-Length");
    const etag = headers.get("etag");
    if (etag !== null && !etag.startsWith("W/")) headers.set("ETag", `W/${etag}`);
  }
  const body = isLarge ? new Uint8Array(await gzipped(plain, { level })) : plain;
  c.res = undefined;
  c.res = new Response(body, { status: res.status, headers });
};
