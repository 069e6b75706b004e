import { connect } from "node:net";
import { joined, latin } from "./bytes.ts";

/** One request as the bytes that a browser would send. */
export const requestOf = (
  address: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): Buffer => {
  const lines = Object.entries({
    Host: new URL(address).host,
    Connection: "close",
    ...headers,
    "Content-Length": String(body.length),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return joined(latin(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`), body);
};

const boundary = "----fanfold-cut-0123456789";

/** The body of a form with its fields first and its file last, and its type. */
export const formBody = (
  fields: Readonly<Record<string, string>>,
  bytes: Uint8Array,
): { readonly type: string; readonly body: Buffer } => {
  const parts = Object.entries(fields).map(([name, value]) =>
    latin(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const file = latin(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: joined(...parts, file, bytes, latin(`\r\n--${boundary}--\r\n`)),
  };
};

/** How a connection ends: with a farewell (FIN), or without (RST), as when a phone loses its network. */
export type CutBy = "end" | "reset";

/** Sends the first bytes of a request and ends its connection; nobody reads the answer. */
export const sendCut = (
  address: string,
  request: Uint8Array,
  end: number,
  by: CutBy,
): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    // the server may be the first to end it
    socket.on("error", () => undefined);
    socket.once("close", () => resolve());
    socket.once("connect", () =>
      socket.write(request.subarray(0, end), () =>
        by === "end" ? socket.destroy() : socket.resetAndDestroy(),
      ),
    );
  });
