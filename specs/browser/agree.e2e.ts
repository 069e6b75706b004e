import { restApi } from "#adapters/rest/index.ts";
import { say } from "#web/words/index.ts";
import { lettersTo } from "../assemblies/pages.ts";
import { soon } from "./known.ts";
import { onlyPhone } from "./sizes.ts";
import { barriers, expect, scrollsSideways, test } from "./test.ts";

const words =
  "Thank you all, it was the loveliest surprise, and I have read every page of it twice already.";

test("[F-02] [OPEN-166] a link from another visit shows whose words it would send before it does", {
  tag: onlyPhone,
}, async ({ open, site }) => {
  const { email } = site.recipient;
  // somebody else, who is nobody here, with words of their own
  const api = restApi({
    base: `${site.address}/api`,
    token: () => null,
    fetch: (request) => {
      request.headers.set("x-forwarded-for", "10.7.0.1");
      request.headers.set("origin", site.address);
      return fetch(request);
    },
  });
  const before = (await lettersTo(site.address, email)).length;
  const asked = await api("requestCode", {
    body: {
      email,
      auth_link_params: {
        authScenario: "RecipientThanks",
        recipientToken: site.card.recipient,
        recipientThanks: words,
      },
    },
  });
  expect(asked.ok).toBe(true);
  const link = await soon(
    async () =>
      (await lettersTo(site.address, email))
        .slice(before)
        .flatMap(({ links }) => links)
        .findLast((one) => one.startsWith("/auth?")),
    "the login link",
  );
  const page = await open("nobody", link);
  await page
    .getByRole("main")
    .getByRole("button", { name: say("auth.signIn") })
    .click();
  const question = say("auth.agreeThanks", { card: say("auth.agreeCardOf", { name: "Grace" }) });
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
  await expect(page.locator("blockquote")).toHaveText(words);
  await expect(page.getByRole("button", { name: say("auth.agreeThanksYes") })).toBeInViewport();
  expect(await scrollsSideways(page)).toBe(false);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: say("auth.agreeNotNow") }).click();
  await expect(page.getByRole("heading", { level: 1, name: question })).toHaveCount(0);
  const { story } = await site.owner.ask("readStory", { path: { id: site.card.id } });
  expect(story.thanks_message).not.toBe(words);
});
