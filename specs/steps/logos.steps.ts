import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { shownLink } from "#core/domain/branding/index.ts";
import { contentIds } from "#core/service/mail/templates/index.ts";
import type { Actor } from "../cast/actor.ts";
import { brandingOf, logoOf, uploadLogo } from "../cast/logos.ts";
import { answered } from "../fixtures/messages.ts";
import type { Scenario } from "../world.ts";

When("{actor} uploads the logo {string}", async (actor: Actor, name: string) => {
  answered(await uploadLogo(actor, name));
});
When("{actor} tries to upload a logo that is text", async (actor: Actor) => {
  actor.asked = [await uploadLogo(actor, "logo.jpg", Buffer.from("<svg onload='alert(1)'/>"))];
});
When(
  "{actor} puts the logo {string} on the card",
  async function (this: Scenario, actor: Actor, name: string) {
    const body = {
      logo_id: logoOf(actor, name),
      type: "story",
      story_id: this.cast.card.id,
    } as const;
    answered(await actor.does(actor.api("createLogoLink", { body })));
  },
);
When(
  "{actor} tries to put the logo {string} of {actor} on the card",
  async function (this: Scenario, actor: Actor, name: string, whose: Actor) {
    const body = {
      logo_id: logoOf(whose, name),
      type: "story",
      story_id: this.cast.card.id,
    } as const;
    actor.asked = [await actor.does(actor.api("createLogoLink", { body }))];
  },
);
When(
  "{actor} puts the logo {string} on everything she sends",
  async (actor: Actor, name: string) => {
    const body = { logo_id: logoOf(actor, name), type: "account" } as const;
    answered(await actor.does(actor.api("createLogoLink", { body })));
  },
);
When(
  "{actor} puts the logo {string} with the theme {string}",
  async (actor: Actor, name: string, theme: string) => {
    const { themes } = answered(await actor.does(actor.api("readThemes", {})));
    const theme_id = themes.find((one) => one.name === theme)?.id ?? "";
    const body = { logo_id: logoOf(actor, name), type: "theme", theme_id } as const;
    answered(await actor.does(actor.api("createLogoLink", { body })));
  },
);

/** The logo that the card shows, to whoever opens the finished card. */
const shownTo = async (actor: Actor) => {
  const owner = await actor.cast.owner();
  const { story } = answered(
    await owner.does(owner.api("readStory", { path: { id: actor.cast.card.id } })),
  );
  const token = story.tokens.recipient ?? "";
  return shownLink(await brandingOf(actor, story.id, token));
};
const linkOf = async (actor: Actor) => (await shownTo(actor))?.id ?? assert.fail("no logo");
const resize = async (actor: Actor, percent: number) => {
  const path = { id: await linkOf(actor) };
  return actor.does(actor.api("changeLogoLink", { path, body: { scale: percent / 100 } }));
};
When(
  "{actor} makes the logo of the card {int} percent large",
  async (actor: Actor, percent: number) => {
    answered(await resize(actor, percent));
  },
);
When(
  "{actor} tries to make the logo of the card {int} percent large",
  async (actor: Actor, percent: number) => {
    actor.asked = [await resize(actor, percent)];
  },
);
When("{actor} takes the logo off the card", async (actor: Actor) => {
  const path = { id: await linkOf(actor) };
  answered(await actor.does(actor.api("deleteLogoLink", { path })));
});
Then(
  "{actor} sees the logo {string} on the card at {int} percent",
  async (actor: Actor, name: string, percent: number) => {
    const link = await shownTo(actor);
    assert.deepEqual(
      [link?.logo.original_filename, Math.round((link?.scale ?? 0) * 100)],
      [name, percent],
    );
  },
);
const carriesLogo = (actor: Actor): boolean => {
  const letter = actor.letters.at(-1) ?? assert.fail("no mail");
  return letter.pictures.includes(contentIds.logo);
};
Then("the mail to {actor} carries the logo", (actor: Actor) => assert.ok(carriesLogo(actor)));
Then("the mail to {actor} carries no logo", (actor: Actor) => assert.ok(!carriesLogo(actor)));
Then("{actor} sees no logo on the card", async (actor: Actor) => {
  assert.equal(await shownTo(actor), null);
});
