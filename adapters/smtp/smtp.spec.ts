import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { outboxMailer, type SmtpMailer, smtpCheck, smtpMailer } from "./index.ts";

interface Received {
  from: string;
  to: string[];
  raw: string;
}
const mail = {
  id: "01abc",
  to: "ann@example.org",
  subject: "Your code for Fanfold",
  text: "Hello Ann",
  html: "<p>Hello Ann</p>",
  unsubscribe: null,
  pictures: [],
};
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const listening = async (
  options: SMTPServerOptions = {},
  login = "",
): Promise<{ mailer: SmtpMailer; received: Received[] }> => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map((r) => r.address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer({
    url: `smtp://${login}127.0.0.1:${port}`,
    from: "cards@fanfold.test",
    name: "Fanfold",
  });
  closing.push(() => {
    mailer.close();
    server.close();
  });
  return { mailer, received };
};
const refusing = (code: number) =>
  Object.assign(new Error("no, ann@example.org!"), { responseCode: code });
const headersOf = (raw: string): string => raw.slice(0, raw.indexOf("\r\n\r\n"));

describe("sending through SMTP", () => {
  it("[OPEN-26] delivers both texts under a Message-ID of its own", async () => {
    const { mailer, received } = await listening();
    expect(await mailer.send(mail)).toEqual({ ok: true });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: "cards@fanfold.test", to: ["ann@example.org"] });
    const raw = received[0]?.raw ?? "";
    expect(headersOf(raw)).toMatch(/^From: Fanfold <cards@fanfold.test>\r$/m);
    expect(headersOf(raw)).toMatch(/^Message-ID: <01abc@fanfold.test>\r$/m);
    expect(raw).toContain("Hello Ann");
    expect(raw).toContain("<p>Hello Ann</p>");
  });

  it("[F-34] names the way out where there is one, as mail programs read it", async () => {
    const { mailer, received } = await listening();
    const unsubscribe = "https://fanfold.test/unsubscribe/invitations-1";
    await mailer.send({ ...mail, unsubscribe });
    await mailer.send(mail);
    const [left, plain] = received.map(({ raw }) => headersOf(raw));
    expect(left).toContain(`List-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(left).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect(plain).not.toMatch(/^List-Unsubscribe/im);
  });

  it("[F-34] [OPEN-130] carries its pictures within itself, in their places", async () => {
    const { mailer, received } = await listening();
    const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 251);
    const pictures = [
      { id: "cover@card", bytes, mime_type: "image/jpeg" },
      { id: "logo@card", bytes: bytes.toReversed(), mime_type: "image/png" },
    ];
    await mailer.send({ ...mail, pictures });
    await mailer.send(mail);
    const [raw = "", plain] = received.map((one) => one.raw);
    expect(raw).toMatch(/^Content-Type: multipart\/related/m);
    expect(raw).toMatch(/^Content-ID: <cover@card>\r$/m);
    expect(raw).toMatch(/^Content-Disposition: inline; filename=cover\.jpg\r$/m);
    expect(raw).toMatch(/^Content-ID: <logo@card>\r$/m);
    expect(raw).toMatch(/^Content-Disposition: inline; filename=logo\.png\r$/m);
    for (const one of pictures)
      expect(raw.replaceAll("\r\n", "")).toContain(Buffer.from(one.bytes).toString("base64"));
    expect(plain).not.toContain("Content-ID");
  });

  it("[OPEN-26] lets nobody add headers or recipients", async () => {
    const { mailer, received } = await listening();
    const subject = "Hi\r\nBcc: eve@example.org\r\n\r\nBody\u2028x";
    expect(await mailer.send({ ...mail, id: "a>\r\nBcc: e@e.e", subject })).toEqual({ ok: true });
    expect(received[0]?.to).toEqual(["ann@example.org"]);
    expect(headersOf(received[0]?.raw ?? "")).not.toMatch(/^bcc:/im);
    expect(headersOf(received[0]?.raw ?? "")).toMatch(/^Subject: Hi Bcc: eve@example.org/m);
    for (const to of [
      "a@b.c, eve@example.org",
      "a@b.c\r\nBcc: eve@example.org",
      "Eve <eve@example.org>",
      "a@b.c;eve@example.org",
      '"a@b.c"@x.y',
      "nobody",
      "",
    ])
      expect(await mailer.send({ ...mail, to }), to).toMatchObject({ ok: false, again: false });
    expect(received).toHaveLength(1);
  });

  it.each([
    ["550 of the recipient", { onRcptTo: (_a, _s, done) => done(refusing(550)) }, false],
    ["450 of the recipient", { onRcptTo: (_a, _s, done) => done(refusing(450)) }, true],
    ["553 of the sender", { onMailFrom: (_a, _s, done) => done(refusing(553)) }, false],
    ["421 at the door", { onConnect: (_s, done) => done(refusing(421)) }, true],
    ["554 at the door", { onConnect: (_s, done) => done(refusing(554)) }, true],
    [
      "552 of the message",
      {
        onData: (stream, _s, done) => {
          stream.resume();
          stream.on("end", () => done(refusing(552)));
        },
      },
      false,
    ],
  ] satisfies [string, SMTPServerOptions, boolean][])(
    "[OPEN-26] tries again only where that can help: %s",
    async (_, options, again) => {
      const { mailer, received } = await listening(options);
      const answer = await mailer.send(mail);
      expect(answer).toMatchObject({ ok: false, again });
      expect(JSON.stringify(answer)).not.toContain("ann@");
      expect(received).toHaveLength(0);
    },
  );

  it("[OPEN-26] keeps the mail when our own sign-in is refused", async () => {
    const { mailer } = await listening(
      {
        authOptional: false,
        authMethods: ["PLAIN"],
        onAuth: (_a, _s, done) => done(refusing(535)),
      },
      "user:wrong@",
    );
    expect(await mailer.send(mail)).toMatchObject({ ok: false, again: true });
    await expect(mailer.check()).rejects.toThrow();
  });

  it("[F-28] says what an operator can do about a mail server that doesn’t work", async () => {
    const { mailer } = await listening();
    expect(await smtpCheck(mailer).look()).toBeNull();
    const login = { authOptional: false, authMethods: ["PLAIN"] };
    const refusingLogin: SMTPServerOptions = { ...login, onAuth: (_a, _s, d) => d(refusing(535)) };
    const rejecting: SMTPServerOptions = { onConnect: (_s, done) => done(refusing(554)) };
    const said = async (options: SMTPServerOptions, user = "") =>
      smtpCheck((await listening(options, user)).mailer).look();
    expect(await said(refusingLogin, "ann:secret@")).toBe(
      "The mail server refuses the user name or the password (535 EAUTH). See SMTP_URL.",
    );
    expect(await said(rejecting)).toMatch(/turns the connection away \(554/);
    const away = smtpMailer({ url: "smtp://127.0.0.1:1", from: "a@b.cd", name: "Fanfold" });
    closing.push(() => away.close());
    expect(await smtpCheck(away).look()).toMatch(/can’t be reached .*Emails wait until it can/);
    for (const code of ["CERT_HAS_EXPIRED", "SELF_SIGNED_CERT_IN_CHAIN", "ETLS"]) {
      const check = async () => Promise.reject(Object.assign(new Error("of ann@b.cd"), { code }));
      expect(await smtpCheck({ check }).look()).toMatch(/can’t be made secure/);
    }
    const odd = async () => Promise.reject(new Error("secret@host"));
    expect(await smtpCheck({ check: odd }).look()).toMatch(/reached \(failed\)/);
  });

  it("[OPEN-26] keeps the mail when the server is away or hangs up", async () => {
    const rude = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => rude.listen(0, "127.0.0.1", resolve));
    const { port } = rude.address() as AddressInfo;
    const options = { from: "cards@fanfold.test", name: "Fanfold" };
    const hungUp = smtpMailer({ ...options, url: `smtp://127.0.0.1:${port}` });
    closing.push(() => hungUp.close());
    expect(await hungUp.send(mail)).toMatchObject({ ok: false, again: true });
    await new Promise((resolve) => rude.close(resolve));
    const away = smtpMailer({ ...options, url: `smtp://127.0.0.1:${port}` });
    closing.push(() => away.close());
    expect(await away.send(mail)).toMatchObject({ ok: false, again: true });
  });

  it("[OPEN-26] without a mail server every mail stays in the outbox, and is done", async () => {
    expect(await outboxMailer.send(mail)).toEqual({ ok: true });
  });
});
