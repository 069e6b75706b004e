import { expect, it } from "vitest";
import { tabs } from "#adapters/memory/index.ts";
import { Tabs } from "./tabs.ts";

it("[AUTH-49][OPEN-58] where a tab was sent to counts until somebody signs in again", () => {
  const browser = tabs();
  const [here, there] = [browser, browser].map(
    (one) => new Tabs(one.channel(), () => undefined),
  ) as [Tabs, Tabs];
  const sent: string[] = [];
  here.onRedirect((path) => void sent.push(path));
  there.redirect("/themes");
  expect([sent, here.redirectedTo]).toEqual([["/themes"], "/themes"]);
  there.tellLogin({ accessToken: "a", refreshToken: "r", username: "ada@mail.test" }, null);
  expect([sent, here.redirectedTo, there.redirectedTo]).toEqual([["/themes"], null, null]);
});
