import type { IncomingMessage } from "node:http";

/** The asker's network address, as far as the proxies in front can be believed; for caps only, never logged. */
export const networkOf =
  (trustedProxies: number) =>
  (request: Request, incoming: IncomingMessage | undefined): string => {
    const chain = (request.headers.get("x-forwarded-for") ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const direct = incoming?.socket.remoteAddress ?? "unknown";
    if (trustedProxies === 0 || chain.length === 0) return direct;
    return chain[Math.max(0, chain.length - trustedProxies)] ?? direct;
  };
