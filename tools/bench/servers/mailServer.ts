import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server that takes everything and keeps it. */
export interface MailServer {
  readonly url: string;
  /** How many mails arrived for an address. */
  readonly arrived: (email: string) => number;
  /** The code of six digits in the newest mail to an address, as soon as one is there. */
  code(email: string): Promise<string>;
  stop(): Promise<void>;
}

export const startMailServer = async (): Promise<MailServer> => {
  const mails: { readonly to: string; readonly text: string }[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const text = Buffer.concat(parts).toString();
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, text });
        done();
        for (const wake of waiting) wake();
      });
    },
  });
  // a server that is killed breaks its connections off
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const codeIn = (email: string) => {
    const text = mails.findLast(({ to }) => to === email)?.text ?? "";
    return /\b\d{6}\b/.exec(text.slice(text.indexOf("\r\n\r\n")))?.[0];
  };
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrived: (email) => mails.filter(({ to }) => to === email).length,
    code: (email) =>
      new Promise((resolve) => {
        const look = () => {
          const code = codeIn(email);
          if (code === undefined) return;
          waiting.delete(look);
          resolve(code);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
