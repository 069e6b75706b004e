import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mailgun } from "#adapters/webhooks/index.ts";
import { minutes } from "#core/kernel/index.ts";
import type { MailProvider } from "#core/service/index.ts";
import { answered } from "#specs/fixtures/messages.ts";
import { rae, scheduledCard } from "#specs/fixtures/scheduled.ts";
import { site } from "./site.ts";

const key = "key-of-the-webhook";

/** A card that was sent, and a site that Mailgun tells of it. */
const set = async (mailProvider: MailProvider | null = mailgun(key)) => {
  const made = await scheduledCard();
  const { service, ada, path } = made;
  answered(await ada.api("sendStory", { path, body: { recipient_email: rae } }));
  await service.outbox.idle();
  const faults: unknown[] = [];
  const app = site({
    service,
    files: { ...service.objects, serve: async () => new Response() },
    web: null,
    network: () => "192.0.2.1",
    report: (error) => faults.push(error),
    health: async () => ({ status: "ready", checks: [] }),
    uploadsTo: null,
    mailProvider,
  });
  const [mail] = await service.store.list("mails", { kind: "card" });
  let tokens = 0;
  const body = (
    more: {
      readonly ago?: number;
      readonly id?: string;
      readonly key?: string;
      readonly event?: object;
    } = {},
  ) => {
    const timestamp = `${(service.clock.now() - (more.ago ?? 0)) / 1000}`;
    const token = `token ${++tokens}`;
    const signature = createHmac("sha256", more.key ?? key)
      .update(timestamp + token)
      .digest("hex");
    return JSON.stringify({
      signature: { timestamp, token, signature },
      "event-data": {
        id: `event ${tokens}`,
        event: "failed",
        severity: "permanent",
        "delivery-status": { code: 550, message: "5.1.1 no such user" },
        message: { headers: { "message-id": `${more.id ?? mail?.id}@cards.example` } },
        ...more.event,
      },
    });
  };
  const post = async (text: string, at = "mailgun", headers: Record<string, string> = {}) => {
    const url = `${service.settings.address}/webhooks/mail/${at}`;
    const answer = await app.fetch(
      new Request(url, {
        method: "POST",
        body: text,
        headers: { origin: "https://mailgun.example", ...headers },
      }),
    );
    return `${answer.status} ${(await answer.text()).trim()}`;
  };
  const states = async () => (await made.deliveries()).map(({ state }) => state);
  return { ...made, body, post, states, faults };
};

describe("the webhook of a mail provider", () => {
  it("[F-30] a mail that comes back later is told of as one that is refused at once", async () => {
    const { body, post, states, mails, ada } = await set();
    const told = body();
    expect(await post(told)).toBe("200 Heard.");
    expect(await states()).toEqual(["undelivered"]);
    expect(await post(told)).toBe("200 Heard.");
    expect(await mails("undelivered")).toEqual([ada.account.email]);
  });

  it("[R6] what is forged, stale, unreadable, too long or of another provider changes nothing and is told once an hour", async () => {
    const { body, post, states, service, faults } = await set();
    expect(await post(body({ key: "another" }))).toBe("401 Wrong signature.");
    expect(await post(body({ ago: minutes(6) }))).toBe("400 Signed too long ago.");
    expect(await post("{")).toBe("400 Unreadable.");
    expect(await post(JSON.stringify({ more: "x".repeat(256 * 1024) }))).toBe("413 Too long.");
    for (const other of ["sendgrid", "none", "MAILGUN"])
      expect(await post(body(), other)).toBe("404 Not found.");
    expect(await states()).toEqual(["sent"]);
    const warned = () =>
      service.reporter.warnings.filter(({ message }) => message.includes("mail webhook"));
    expect(warned()).toHaveLength(1);
    expect(JSON.stringify(warned())).not.toContain(key);
    service.clock.step(minutes(61));
    await post(body({ key: "another" }));
    expect([warned().length, faults.length]).toEqual([2, 0]);
  });

  it("[F-30] a mail that isn’t known here is passed over, one that is on its way asked about again", async () => {
    const { body, post, service, ada, path } = await set();
    expect(await post(body({ id: "someone-elses" }))).toBe("200 Heard.");
    service.mailer.refuse({ ok: false, again: true, reason: "ETIMEDOUT" });
    answered(await ada.api("sendStory", { path, body: { recipient_email: rae } }));
    await service.outbox.idle();
    const [, second] = await service.store.list("mails", { kind: "card" });
    expect(await post(body({ id: second?.id ?? "" }))).toBe("503 Please tell again.");
  });

  it("[F-30] without a provider there is no webhook", async () => {
    const { body, post, states } = await set(null);
    expect(await post(body())).toBe("404 Not found.");
    expect(await states()).toEqual(["sent"]);
  });
});
