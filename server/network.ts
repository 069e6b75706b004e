import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

const bracketed = /^\[([^\]]*)\](?::\d+)?$/;
const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/;
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One spelling of an address, without a port; null for what is none. */
const canonical = (written: string): string | null => {
  const text = bracketed.exec(written)?.[1] ?? withPort.exec(written)?.[1] ?? written;
  const address = mapped.exec(text)?.[1] ?? text;
  const kind = isIP(address);
  if (kind === 0) return null;
  // a scope (`fe80::1%eth0`) is no part of an address that another machine would know
  return kind === 4
    ? address
    : new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
};

/**
 * The asker's network address, as far as the proxies in front can be believed; for caps only, never logged. Each
 * trusted proxy adds whom it heard at the right end of `X-Forwarded-For`; all to the left of that is the asker's
 * own writing.
 */
export const networkOf =
  (trustedProxies: number) =>
  (request: Request, incoming: IncomingMessage | undefined): string => {
    const remote = incoming?.socket.remoteAddress;
    const direct = remote === undefined ? "unknown" : (canonical(remote) ?? remote);
    if (trustedProxies === 0) return direct;
    const chain = (request.headers.get("x-forwarded-for") ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    return canonical(chain[Math.max(0, chain.length - trustedProxies)] ?? "") ?? direct;
  };
