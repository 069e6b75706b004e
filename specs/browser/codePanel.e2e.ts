import { codeLength } from "#core/domain/form/index.ts";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { screens } from "../assemblies/pages.ts";
import { say } from "../cast/page/see.ts";
import { gapsBetween, inkAlong } from "./gaps.ts";
import { settled } from "./look.ts";
import { atBrowser } from "./people.ts";
import { test as base, expect } from "./test.ts";

const test = base.extend({ baseURL: ({ site }, use) => use(site.address) });
// the code goes to a network of one's own
test.use({ ownBrowser: true });

test("[AUTH-16][AUTH-49][FORM-09] the code’s panel lies as drawn, also when another tab has signed in", async ({
  context,
  site,
  newcomer,
}) => {
  await context.setExtraHTTPHeaders({ "x-forwarded-for": "10.3.0.1" });
  const at = { address: site.address, screen: "desktop" as const, faults: [] as string[] };
  const { person, pages } = atBrowser(context, at, "Cora", newcomer.email);
  const tab = await context.newPage();
  const measured = async (measure: () => Promise<void>): Promise<void> => {
    for (const { viewport } of [screens.phone, screens.desktop]) {
      await tab.setViewportSize(viewport);
      await settled(tab);
      await measure();
    }
  };

  const known = (await pages.letters()).length;
  await tab.goto(withModal(paths.landing, "auth"));
  await tab.getByRole("textbox", { name: say("auth.email") }).fill(pages.email);
  await tab.getByRole("button", { name: say("auth.sendCode") }).click();
  // the next sign-in waits for a code of its own
  await pages.letter(({ code }) => code !== null, "a code", known);
  await measured(async () => {
    const code = tab.getByRole("textbox", { name: say("auth.code") });
    const button = tab.getByRole("button", { name: say("auth.signIn"), exact: true });
    const said = tab.getByText(say("auth.codeSentTo"));
    expect(await gapsBetween(said, code, button)).toEqual([24, 24]);
    // the input itself is longer by a place, out of sight
    const places = await inkAlong(tab, code.locator(".."), 2);
    expect(places.length, "a place for each digit").toBe(codeLength);
    // a place that begins between two pixels is one longer or shorter
    const gaps = places.slice(1).map(([from], i) => from - (places[i]?.[1] ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 8), `${gaps} between places`).toBeLessThan(2);
    const widths = places.map(([from, to]) => to - from);
    expect(Math.max(...widths) - Math.min(...widths), `${widths} wide`).toBeLessThan(3);
  });

  await person.account.signIn();
  await measured(async () => {
    const said = tab.getByText(say("auth.signedInAlready"));
    const button = tab.getByRole("button", { name: say("auth.goOn") });
    expect(await gapsBetween(said, button)).toEqual([24]);
  });
});
