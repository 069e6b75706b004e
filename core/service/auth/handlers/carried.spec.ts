import { describe, expect, it } from "vitest";
import { text } from "#specs/fixtures/messages.ts";
import {
  type Browser,
  browser,
  makeService,
  newestLetter,
  refusalOf,
  signIn,
  type TestService,
  value,
} from "#specs/fixtures/service.ts";

const victim = "vera@mail.test";

/** A card of Olive's, and Mallory, who asks for a sign-in of Vera's that carries a message of Mallory's. */
const setUp = async (more: Record<string, unknown> = {}) => {
  const service = makeService();
  const olive = browser(service);
  await signIn(service, olive, "olive@mail.test");
  const { story } = value(await olive.api("createStory", { body: { occasion: "birthday" } }));
  const group = story.tokens.group ?? "";
  await signIn(service, browser(service), victim);
  const mallory = browser(service);
  const { contribution } = value(
    await mallory.api("createContribution", { query: { group }, body: text("Not hers") }),
  );
  const params = {
    authScenario: "Contribution",
    contributionId: contribution.id,
    groupToken: group,
    ...more,
  };
  const { auth_context_id: id } = value(
    await mallory.api("requestCode", { body: { email: victim, auth_link_params: params } }),
  );
  return { service, olive, story, group, mallory, contribution, id };
};

const follow = async (service: TestService, who: Browser, id: string) => {
  const { query } = await newestLetter(service, victim);
  const proof = { email: victim, auth_token: query.token ?? "", auth_context_id: id };
  who.accessToken = value(await who.api("login", { body: proof })).auth.accessToken;
};

describe("[F-02][OPEN-166] what a sign-in link carries from another visit", () => {
  it("is not done by following it, and not by naming what it named", async () => {
    const { service, contribution, group, id, olive, story } = await setUp();
    const vera = browser(service);
    const path = { id };
    expect(value(await vera.api("readAuthContext", { path })).auth_context.needs_agreement).toBe(
      true,
    );
    await follow(service, vera, id);
    const body = { contributionId: contribution.id, groupToken: group };
    const sent = await vera.api("sendContribution", { path: { id: contribution.id }, body });
    expect(refusalOf(sent)).toBe("forbidden");
    const read = value(await olive.api("readStory", { path: { id: story.id } })).story;
    expect(read.slides.map((slide) => slide.type)).toEqual(["title", "credits"]);
  });

  it("is shown to the letter to whoever it signed in, and to nobody else", async () => {
    const { service, id, mallory, olive } = await setUp();
    const vera = browser(service);
    const ask = (who: Browser) => who.api("readCarried", { path: { id } });
    expect(refusalOf(await ask(vera))).toBe("unauthenticated");
    await follow(service, vera, id);
    expect(value(await ask(vera)).carried).toMatchObject({ acting: "message", text: "Not hers" });
    for (const other of [mallory, olive])
      expect(["unauthenticated", "notFound"]).toContain(refusalOf(await ask(other)));
    expect(refusalOf(await olive.api("agreeToCarried", { path: { id } }))).toBe("notFound");
  });

  it("may be sent once it was agreed to, and agreeing twice is agreeing once", async () => {
    const { service, id, contribution, group } = await setUp();
    const vera = browser(service);
    await follow(service, vera, id);
    for (let n = 0; n < 2; n++) value(await vera.api("agreeToCarried", { path: { id } }));
    expect(value(await vera.api("readCarried", { path: { id } })).carried).toBeNull();
    const body = { contributionId: contribution.id, groupToken: group };
    const sent = await vera.api("sendContribution", { path: { id: contribution.id }, body });
    expect(value(sent).contribution.slide.creator?.first_name).toBe("Ada");
  });

  it("hands over nothing that is a third person's", async () => {
    const first = await setUp();
    const { service, group } = first;
    const theirs = value(
      await browser(service).api("createContribution", {
        query: { group },
        body: text("A third person's"),
      }),
    ).contribution;
    const params = { authScenario: "Contribution", contributionId: theirs.id, groupToken: group };
    const { auth_context_id: id } = value(
      await first.mallory.api("requestCode", { body: { email: victim, auth_link_params: params } }),
    );
    const vera = browser(service);
    await follow(service, vera, id);
    expect(value(await vera.api("readCarried", { path: { id } })).carried?.text).toBeNull();
    value(await vera.api("agreeToCarried", { path: { id } }));
    const path = { id: theirs.id };
    expect(refusalOf(await vera.api("sendContribution", { path, body: {} }))).toBe("forbidden");
  });

  it("neither joins by an invitation that the link carries alone, when it registers", async () => {
    const { service, olive, story } = await setUp();
    value(
      await olive.api("invite", {
        query: { story_id: story.id },
        body: { join_emails: ["mallory@mail.test"], role_type: "contributor" },
      }),
    );
    await service.outbox.idle();
    const { path } = await newestLetter(service, "mallory@mail.test");
    const joinToken = path.split("/").at(-1) ?? "";
    const email = "new@mail.test";
    const { auth_context_id: id } = value(
      await browser(service).api("requestCode", {
        body: { email, auth_link_params: { joinToken } },
      }),
    );
    const { query } = await newestLetter(service, email);
    const elsewhere = browser(service);
    const names = { first_name: "Nell", last_name: "New" };
    const proof = { email, auth_token: query.token ?? "", auth_context_id: id };
    const body = { ...proof, ...names, join_token: joinToken };
    elsewhere.accessToken = value(await elsewhere.api("register", { body })).auth.accessToken;
    expect(value(await elsewhere.api("readRoles", {})).roles).toEqual([]);
    expect(value(await elsewhere.api("readCarried", { path: { id } })).carried?.acting).toBe(
      "join",
    );
    value(await elsewhere.api("agreeToCarried", { path: { id } }));
    expect(value(await elsewhere.api("readRoles", {})).roles).toHaveLength(1);
  });

  it("goes on unasked in the visit that asked for it", async () => {
    const { service, id, mallory } = await setUp();
    const path = { id };
    expect(value(await mallory.api("readAuthContext", { path })).auth_context.needs_agreement).toBe(
      false,
    );
    await follow(service, mallory, id);
    expect(value(await mallory.api("readCarried", { path })).carried).toBeNull();
  });
});
