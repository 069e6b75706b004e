import type { AuthScenario } from "#core/app/index.ts";
import type { Scenario } from "../world.ts";
import type { Actor } from "./actor.ts";

/** Somebody else's card, made in an account. */
export const cardOf = async (world: Scenario, name: string): Promise<Actor> => {
  const owner = await world.cast.actor(name);
  await owner.signingIn.signInOnce();
  await owner.owning.start("Grace");
  return owner;
};

export const remember = (
  actor: Actor,
  change: Parameters<typeof actor.app.session.anonymous.remember>[0],
) => actor.app.session.anonymous.remember(change);

/** A visitor's own card with a message in it, and then something that wants an account. */
const withOwnCard = async (actor: Actor, authScenario: AuthScenario) => {
  await actor.owning.start("Grace");
  await actor.writing.write("You make Mondays bearable");
  remember(actor, { authScenario, storyId: actor.cast.card.id });
};

/** Brings a visitor to where each scenario begins, through the product's own models where there are such. */
export const stops: {
  readonly [K in AuthScenario]: (actor: Actor, world: Scenario) => Promise<void>;
} = {
  CreatorSave: (actor) => withOwnCard(actor, "CreatorSave"),
  CreatorSend: (actor) => withOwnCard(actor, "CreatorSend"),
  CreatorSettings: (actor) => withOwnCard(actor, "CreatorSettings"),
  CreatorInviteGroup: (actor) => withOwnCard(actor, "CreatorInviteGroup"),
  AnonymousSaveExit: (actor) => withOwnCard(actor, "AnonymousSaveExit"),
  SwitchDevice: (actor) => withOwnCard(actor, "SwitchDevice"),
  CreatorPayment: async (actor) => {
    await withOwnCard(actor, "CreatorPayment");
    remember(actor, { productTier: "starter" });
  },
  Contribution: async (actor, world) => {
    await cardOf(world, "Olga");
    await actor.contributing.open();
    await actor.writing.write("Many happy returns");
  },
  RecipientSave: async (actor, world) => {
    await cardOf(world, "Olga");
    await actor.receiving.open();
    await actor.receiving.playToTheEnd();
    await actor.does(actor.receiving.view.save());
  },
  RecipientThanks: async (actor, world) => {
    await cardOf(world, "Olga");
    await actor.receiving.open();
    await actor.receiving.playToTheEnd();
    await actor.receiving.sayThanks("I read it twice");
  },
  PrivateJoin: async (actor, world) => {
    const owner = await cardOf(world, "Olga");
    await owner.owning.save({ group_link_privacy: "private" });
    await actor.contributing.open();
    await actor.does(actor.contributing.page.askToJoin());
  },
  BundlePayment: async (actor) =>
    remember(actor, { authScenario: "BundlePayment", bundleType: "digital", bundleQuantity: 10 }),
  ThemesetAccept: async (actor) =>
    remember(actor, { authScenario: "ThemesetAccept", themesetId: "themes-of-olga" }),
  RedirectThemes: async (actor) => remember(actor, { authScenario: "RedirectThemes" }),
};
