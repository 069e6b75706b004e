import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { locales } from "#adapters/words/locales.ts";
import { transportWords } from "#core/domain/words/index.ts";
import { done, refused } from "#core/kernel/index.ts";
import { useWords } from "#web/words/index.ts";
import { speak } from "#web/words/locale.ts";
import { product } from "../../testing/product.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";

afterEach(() => speak("en", false, true));

/** Something beside the choice that says words, and is not rendered by it. */
const Neighbour = () => <h1>{useWords()("shell.myCards")}</h1>;

const opened = async (withPseudo: boolean) => {
  const world = await product();
  Object.assign(world.app.ports.settings, { pseudoLocale: withPseudo });
  world.show(
    "/",
    <>
      <Neighbour />
      <LanguageChoice />
    </>,
    "/",
  );
  return {
    ...world,
    choice: screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" }),
  };
};
const tags = (choice: HTMLSelectElement) => [...choice.options].map(({ value }) => value);

test("the languages there are call themselves by their names, what proves them only where it is allowed", async () => {
  const { choice } = await opened(false);
  const offered = locales.filter(({ isPseudo }) => !isPseudo);
  expect(tags(choice).slice(0, 2)).toEqual(["en", "en-GB"]);
  expect([...choice.options].map(({ text, lang }) => [text, lang])).toEqual(
    offered.map(({ name, locale }) => [name, locale]),
  );
});

test("what is chosen by keys is spoken at once, kept for the next visit, and said to readers", async () => {
  const { choice, app } = await opened(true);
  expect(tags(choice)).toContain("en-x-pseudo");
  await userEvent.tab();
  expect(document.activeElement).toBe(choice);
  await userEvent.selectOptions(choice, "en-x-pseudo");
  await waitFor(() => screen.getByRole("heading", { name: "Ḿý çààřḓš" }));
  expect(document.documentElement.lang).toBe("en-x-pseudo");
  expect(document.cookie).toContain("ff_locale=en-x-pseudo");
  // the same control still has the focus, now in the other language
  expect(screen.getByRole("combobox", { name: "Ļààñĝûûààĝéé" })).toBe(choice);
  expect([choice.value, document.activeElement]).toEqual(["en-x-pseudo", choice]);
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe("Ļààñĝûûààĝéé çĥààñĝééḓ"),
  );
  expect(app.session.isSignedIn).toBe(false);
});

test("[API-05] it goes for the emails of whoever is logged in", async () => {
  const { choice, app } = await opened(false);
  await app.session.renew(
    { accessToken: "a", refreshToken: "r", username: "p@x.test" },
    {} as never,
  );
  const asked: unknown[] = [];
  let answer: unknown = done({ locale: "en-GB" });
  const api = async (...call: unknown[]) => {
    asked.push(call);
    return answer;
  };
  Object.assign(app.session, { api });
  await userEvent.selectOptions(choice, "en-GB");
  await waitFor(() => expect(asked).toEqual([["changeLanguage", { body: { locale: "en-GB" } }]]));
  expect(choice.getAttribute("aria-invalid")).toBeNull();

  answer = refused("network", transportWords.network);
  await userEvent.selectOptions(choice, "en");
  await screen.findByText("We can’t reach the server. Please check your connection and try again.");
  expect(choice.value).toBe("en");
});

test("of two that are chosen at once the later is spoken", async () => {
  await opened(true);
  await Promise.all([speak("en-x-pseudo", true, false), speak("en", true, false)]);
  expect(document.documentElement.lang).toBe("en");
  screen.getByRole("heading", { name: "My cards" });
});

test("a language that the address asks for is kept, and asked for no more", async () => {
  window.history.replaceState(null, "", "/shop?locale=en-GB&from=x#a");
  await speak("en-GB", false, true);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe("/shop?from=x#a");
});
