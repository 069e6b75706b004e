import type { Page } from "@playwright/test";
import { paths } from "#core/domain/navigation/index.ts";
import { look } from "./look.ts";
import { type Provided, silently } from "./sites.ts";
import { onlyPhone } from "./sizes.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend<{ readonly still: undefined }>({
  still: ({ context }, use) => silently(context, () => use(undefined)),
});

test.use({ ownBrowser: true });
// one after the other, for all of them on one server: each worker would start one of its own
test.describe.configure({ mode: "default" });

let people = 0;
/** Somebody with an account at the provider. */
const known = ({ provider }: Provided, more: object = {}) => {
  const sub = `person-${++people}-${process.pid}`;
  const one = {
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    given_name: "Priya",
    family_name: "Raman",
    ...more,
  };
  provider.accounts.set(sub, one);
  return one;
};
const toProvider = async (page: Page, { address }: Provided, path: string) => {
  await page.goto(new URL(path, address).href);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in at the provider");
};
const answer = async (page: Page, who: string) => {
  await page.getByLabel("Who are you?").fill(who);
  await page.getByRole("button", { name: "Continue" }).click();
};
/** The word about cookies has come, and nothing else comes after the page. */
const noticed = (page: Page) => expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
test("[AUTH-01] [AUTH-22] somebody new signs in with a provider, and is where they wanted to go", {
  tag: onlyPhone,
}, async ({ page, provided, still }) => {
  expect(still).toBeUndefined();
  await page.goto(new URL(paths.account, provided.address).href);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await noticed(page);
  await look(page, "provider-offered");
  await toProvider(page, provided, paths.account);
  await answer(page, known(provided).sub);
  await expect(page).toHaveURL(new URL(paths.account, provided.address).href);
  await expect(page.getByText("Priya").first()).toBeVisible();
});

test("[OPEN-51] [FORM-08] a name that the provider does not know is asked for", async ({
  page,
  provided,
  still,
}) => {
  expect(still).toBeUndefined();
  await toProvider(page, provided, paths.account);
  await answer(page, known(provided, { given_name: "", family_name: "" }).sub);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
  await expect(page.getByRole("button", { name: "Done" })).toBeDisabled();
  await look(page, "provider-name");
  await page.getByLabel("First name").fill("Priya");
  await page.getByLabel("Last name").fill("Raman");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(new URL(paths.account, provided.address).href);
});

test("[ERR-07] [AUTH-22] a provider that vouches for nothing opens nothing, and leaves every other way open", {
  tag: onlyPhone,
}, async ({ page, provided, still }) => {
  expect(still).toBeUndefined();
  await toProvider(page, provided, paths.account);
  await answer(page, known(provided, { email_verified: false }).sub);
  await expect(page.getByRole("alert")).toContainText("Your Google login failed");
  await noticed(page);
  await look(page, "provider-failed");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("Your Google login failed");
  await page.getByRole("textbox", { name: "Email" }).fill("somebody@example.com");
  await page.getByRole("button", { name: "Send Code" }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
});
