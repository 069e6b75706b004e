import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { MailProvider } from "#core/service/ports/index.ts";
import { isSendgridKey, mailgun, sendgrid } from "./index.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const headersOf = (headers: Readonly<Record<string, string>>) => (name: string) =>
  headers[name] ?? null;

describe("Mailgun", () => {
  const key = "key-of-the-webhook";
  const signed = (event: object, more: object = {}) => {
    const [timestamp, token] = ["1770146431", "a token of fifty signs"];
    const signature = createHmac("sha256", key)
      .update(timestamp + token)
      .digest("hex");
    return JSON.stringify({
      signature: { timestamp, token, signature, ...more },
      "event-data": event,
    });
  };
  const read = (body: string, provider: MailProvider = mailgun(key)) =>
    provider.read(() => null, bytes(body));
  const event = (more: object) => ({
    id: "MXcc2gEpS",
    message: { headers: { "message-id": "8w4k0zj2@cards.example", to: "rae@mail.test" } },
    ...more,
  });
  const events = (more: object) => {
    const report = read(signed(event(more)));
    return typeof report === "string" ? report : report.events;
  };
  const told = { id: "MXcc2gEpS", mail: "8w4k0zj2" };

  it("[F-30] says what became of a mail", () => {
    expect(read(signed(event({ event: "delivered" })))).toEqual({
      signed_on: 1_770_146_431_000,
      nonce: "a token of fifty signs",
      events: [{ ...told, became: "delivered" }],
    });
    expect(events({ event: "complained" })).toEqual([{ ...told, became: "complained" }]);
    const failed = (severity: string, status: object) =>
      events({ event: "failed", severity, "delivery-status": status });
    expect(failed("permanent", { code: 550, message: "5.1.1 unknown" })).toEqual([
      { ...told, became: "bounced", reason: "no_mailbox" },
    ]);
    // not even tried, since it came back before
    expect(
      failed("permanent", {
        code: 605,
        description: "Not delivering to previously bounced address",
      }),
    ).toEqual([{ ...told, became: "bounced", reason: "refused" }]);
    expect(failed("temporary", { code: 452, message: "full" })).toEqual([]);
    for (const other of ["opened", "clicked", "accepted", "unsubscribed", ""])
      expect(events({ event: other })).toEqual([]);
    expect(events({ event: "delivered", id: "" })).toEqual([]);
    expect(events({ event: "delivered", message: {} })).toEqual([]);
  });

  it("[R6] believes only its own signature", () => {
    const good = event({ event: "delivered" });
    for (const more of [
      { signature: "" },
      { signature: "ab".repeat(32) },
      { signature: "zz" },
      { token: "other" },
      { timestamp: "1770146432" },
    ])
      expect(read(signed(good, more))).toBe("forged");
    expect(read(signed(good), mailgun("another key"))).toBe("forged");
  });

  it("[R6] can’t read anything else", () => {
    for (const body of [
      "",
      "{",
      "[]",
      "{}",
      '{"signature":{}}',
      '"x"',
      JSON.stringify({ signature: 1, "event-data": 2 }),
    ])
      expect(read(body)).toBe("unreadable");
  });
});

describe("SendGrid", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const key = publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const timestamp = "1600112502";
  const read = (body: string, more: Readonly<Record<string, string>> = {}) =>
    sendgrid(key).read(
      headersOf({
        "x-twilio-email-event-webhook-timestamp": timestamp,
        "x-twilio-email-event-webhook-signature": sign(
          "sha256",
          bytes(timestamp + body),
          privateKey,
        ).toString("base64"),
        ...more,
      }),
      bytes(body),
    );
  const event = (more: object) => ({
    email: "rae@mail.test",
    sg_event_id: "ZHJvcC0x",
    "smtp-id": "<8w4k0zj2@cards.example>",
    ...more,
  });
  const events = (...list: readonly object[]) => {
    const report = read(JSON.stringify(list.map(event)));
    return typeof report === "string" ? report : report.events;
  };
  const told = { id: "ZHJvcC0x", mail: "8w4k0zj2" };

  it("[F-30] says what became of mails, several at once", () => {
    expect(
      events(
        { event: "processed" },
        { event: "deferred" },
        { event: "delivered" },
        { event: "bounce", status: "5.1.1", reason: "550 5.1.1 no such user" },
        { event: "bounce", type: "blocked", status: "", reason: "550 blocked" },
        { event: "dropped", reason: "Bounced Address" },
        { event: "spamreport" },
        { event: "open" },
        { event: "delivered", "smtp-id": undefined },
        { event: "delivered", sg_event_id: 7 },
      ),
    ).toEqual([
      { ...told, became: "delivered" },
      { ...told, became: "bounced", reason: "no_mailbox" },
      { ...told, became: "bounced", reason: "refused" },
      { ...told, became: "bounced", reason: "refused" },
      { ...told, became: "complained" },
    ]);
    expect(read("[]")).toEqual({ signed_on: 1_600_112_502_000, nonce: null, events: [] });
  });

  it("[R6] believes only what its key signed, as it was signed, with its moment", () => {
    const body = JSON.stringify([event({ event: "delivered" })]);
    const other = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const signature = (made: string) => ({ "x-twilio-email-event-webhook-signature": made });
    expect(
      read(body, signature(sign("sha256", bytes(timestamp + body), other).toString("base64"))),
    ).toBe("forged");
    expect(read(body, signature(""))).toBe("forged");
    expect(read(body, signature("not base64 at all"))).toBe("forged");
    expect(read(body, { "x-twilio-email-event-webhook-timestamp": "1600112503" })).toBe("forged");
    expect(sendgrid(key).read(() => null, bytes(body))).toBe("forged");
    for (const unreadable of ["{}", "", "{", '["x"]']) expect(read(unreadable)).toBe("unreadable");
  });

  it("[R6] takes the verification key of its page, and nothing else for one", () => {
    expect(isSendgridKey(key)).toBe(true);
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey;
    const other = rsa.export({ format: "der", type: "spki" }).toString("base64");
    expect(["", "key-of-mailgun", other].map(isSendgridKey)).toEqual([false, false, false]);
    expect(() => sendgrid("key-of-mailgun")).toThrow("isn’t one");
  });

  it("[F-30] reads what SendGrid itself signed in the example of its documentation", () => {
    const example =
      "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==";
    const body = `${JSON.stringify([
      {
        email: "hello@world.com",
        event: "dropped",
        reason: "Bounced Address",
        sg_event_id: "ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA",
        sg_message_id: "LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0",
        "smtp-id": "<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>",
        timestamp: 1600112492,
      },
    ])}\r\n`;
    const headers = headersOf({
      "x-twilio-email-event-webhook-timestamp": timestamp,
      "x-twilio-email-event-webhook-signature":
        "MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM=",
    });
    const report = sendgrid(example).read(headers, bytes(body));
    expect(report).toMatchObject({
      events: [{ mail: "LRzXl_NHStOGhQ4kofSm_A", became: "bounced" }],
    });
  });
});
