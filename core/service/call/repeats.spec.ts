import { describe, expect, it } from "vitest";
import { spoken } from "#specs/fixtures/english.ts";
import { answered, cardOf, codeOf, person, text } from "#specs/fixtures/messages.ts";
import { browser, makeService } from "#specs/fixtures/service.ts";

const key = "3f1d5c0a-8f5e-4d6e-9a57-0f6f3c1d2b4a";
const birthday = { body: { occasion: "birthday" } } as const;

describe("a call with a request key", () => {
  it("[F-15] with something else is refused, and does nothing", async () => {
    const service = makeService();
    const olive = await person(service, "Olive");
    const story = await cardOf(service, olive);
    const send = (recipient_email: string) =>
      olive.api(
        "sendStory",
        { path: { id: story.id }, body: { recipient_email, recipient_name: "R" } },
        { key },
      );
    expect(codeOf(await send("rae@mail.test"))).toBe("ok");
    expect(codeOf(await send("rae@mail.test"))).toBe("ok");
    expect(spoken(await send("sam@mail.test"))).toMatchObject({
      refusal: {
        code: "invalid",
        message: "This Idempotency-Key was used for another request. Please use a new one.",
      },
    });
    const mails = await service.store.list("mails", { kind: "card" });
    expect(mails.map(({ to_email }) => to_email)).toEqual(["rae@mail.test"]);
  });

  it("[F-38] whose kept answer can no longer be read is refused, not done once more", async () => {
    const service = makeService();
    // as an earlier version kept it
    const secrets = { ...service.secrets, seal: () => "7b7d" };
    const visitor = browser({ ...service, secrets });
    const made = answered(await visitor.api("createStory", birthday, { key }));
    expect(codeOf(await visitor.api("createStory", birthday, { key }))).toBe("invalid");
    expect((await service.store.list("stories", {})).map(({ id }) => id)).toEqual([made.story.id]);
  });

  it("[F-15] the first of an anonymous visit has one effect, and gives the same cookie again", async () => {
    const service = makeService();
    const [first, lost] = [browser(service), browser(service)];
    const made = answered(await first.api("createStory", birthday, { key }));
    const again = answered(await lost.api("createStory", birthday, { key }));
    expect(again.story.id).toBe(made.story.id);
    expect(lost.jar.get("visitor")).toBe(first.jar.get("visitor"));
    const known = answered(await first.api("createStory", birthday, { key }));
    expect(known.story.id).toBe(made.story.id);
    expect(await service.store.list("stories", {})).toHaveLength(1);
  });

  it("[F-15] and so do two at the same moment", async () => {
    const service = makeService();
    const both = [browser(service), browser(service)];
    const made = await Promise.all(both.map(({ api }) => api("createStory", birthday, { key })));
    expect(new Set(made.map((one) => answered(one).story.id)).size).toBe(1);
    expect(new Set(both.map(({ jar }) => jar.get("visitor"))).size).toBe(1);
    expect(await service.store.list("stories", {})).toHaveLength(1);
  });

  it("[F-15] a key that somebody else could choose too stands for nobody without a cookie", async () => {
    const service = makeService();
    const weak = { key: "1" };
    const [a, b] = [browser(service), browser(service)];
    const one = answered(await a.api("createStory", birthday, weak));
    expect(answered(await b.api("createStory", birthday, weak)).story.id).not.toBe(one.story.id);
    expect(b.jar.get("visitor")).not.toBe(a.jar.get("visitor"));
  });

  it("[F-15] another visitor with the same key gets neither the answer nor the cookie", async () => {
    const service = makeService();
    const [first, other] = [browser(service), browser(service)];
    const made = answered(await first.api("createStory", birthday, { key }));
    await other.api("createStory", birthday);
    const mine = other.jar.get("visitor");
    const theirs = answered(await other.api("createStory", birthday, { key }));
    expect(theirs.story.id).not.toBe(made.story.id);
    expect(other.jar.get("visitor")).toBe(mine);
  });

  it("[F-15] [R6] what can’t be done any more was done before: the repeat is told so", async () => {
    const service = makeService();
    const olive = await person(service, "Olive");
    const story = await cardOf(service, olive);
    const write = (words: string, own: string) =>
      olive.api(
        "createSlide",
        { query: { story_id: story.id }, body: text(words) },
        { key: `${key}${own}` },
      );
    const all = await Promise.all(["a", "b", "c", "d", "e"].map((own) => write("Hello", own)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(codeOf(await write("Hello", "f"))).toBe("paywall");
    expect(answered(await write("Hello", "e")).slide.id).toBe(
      all[4]?.ok ? all[4].value.slide.id : "",
    );
  });
});
