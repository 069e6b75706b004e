import { existsSync } from "node:fs";
import { afterEach, beforeEach, expect, it, test } from "vitest";
import { memoryMusic } from "#adapters/memory/index.ts";
import {
  openAddressBook,
  openBuilder,
  openBundles,
  openCardCover,
  openCardTheme,
  openCheckout,
  openContributor,
  openGroup,
  openLogo,
  openModeration,
  openPlayer,
  openPostalOffer,
  openPosting,
  openReminders,
  openSoundtrack,
  openThemes,
} from "#core/app/index.ts";
import { afterPaywall, paywallPath } from "#core/domain/navigation/index.ts";
import { upgradeAmount } from "#core/domain/payment/index.ts";
import type { Assembly } from "../assemblies/assembly.ts";
import { coreAssembly } from "../assemblies/core.ts";
import type { Actor } from "../cast/actor.ts";
import { Cast } from "../cast/cast.ts";

let assembly: Assembly;
let priya: Actor;
beforeEach(async () => {
  assembly = await coreAssembly({ features: ["send_by_post"], tiers: "on" });
  priya = await new Cast(assembly).actor("Priya");
  await priya.signingIn.signInOnce();
  await priya.owning.start("Grace");
});
afterEach(() => assembly.close());

/** Where each slice of the client's state lives, looked up on the models of somebody who has a card open. */
const slices: Readonly<Record<string, (actor: Actor) => unknown>> = {
  addresses: ({ app }) => openAddressBook(app).addresses,
  account: ({ app }) => app.session.profile?.username,
  contributions: ({ app, owning }) => openModeration(app, owning.editor).contributions,
  colourPicker: ({ app, owning }) => openCardCover(app, owning.editor).design.colourRoom,
  currentRole: ({ app, cast }) => openContributor(app, cast.card.groupToken).role,
  editor: ({ owning }) => owning.editor.loaded,
  media: ({ app, owning }) => openBuilder(app, owning.editor).library.list,
  persisted: ({ tab }) => tab.app.session.anonymous.data,
  payment: ({ app }) => openCheckout(app).step,
  playback: ({ app, owning }) => openPlayer(app, owning.slides).state,
  postalOrder: ({ app, owning }) => openPosting(app, owning.editor.id).history,
  preferences: ({ app }) => app.preferences.values,
  progress: ({ app, owning }) => openBuilder(app, owning.editor).uploads.percent,
  prompts: ({ app }) => app.shell.prompts.queue,
  reminders: ({ app }) => openReminders(app).reminders,
  search: ({ app, owning }) => openModeration(app, owning.editor).search,
  soundtrack: ({ app, owning }) => openSoundtrack(app, owning.editor, memoryMusic()).genres,
  story: ({ owning }) => owning.editor.story?.id,
  storyBuilder: ({ app, owning }) => openBuilder(app, owning.editor).panel,
  storyRoles: ({ app, owning }) => openGroup(app, owning.editor).roles,
  branding: ({ app }) => openLogo(app, { type: "account" }).logoLinks,
  cardTheme: ({ app, owning }) => openCardTheme(app, owning.editor).theme,
  themeset: ({ app }) => openThemes(app).selectedThemeIds,
  updateStatus: ({ owning }) => owning.editor.freshness.updates,
  userRoles: ({ app }) => app.shell.userRoles,
  userRolesPending: ({ app }) => app.shell.userRolesPending,
};

/** Slices of parts that are not built yet, each with the room below core/app that will hold it. */
const later: Readonly<Record<string, string>> = {
  boundingBox: "covers",
  gif: "gif",
  music: "music",
  webgl: "covers",
};

const named =
  "account, addresses, boundingBox, branding, cardTheme, contributions, colourPicker, currentRole, editor, gif, media, music, payment, persisted, playback, postalOrder, preferences, progress, prompts, reminders, search, soundtrack, story, storyBuilder, storyRoles, themeset, updateStatus, userRoles, userRolesPending, webgl";

test("[SHELL-43] every slice that the specification names has its place, or the room it will come with", () => {
  const placed = [...Object.keys(slices), ...Object.keys(later)];
  expect(placed.toSorted()).toEqual(named.split(", ").toSorted());
  // once such a room is there, its slices are looked up like the others
  const rooms = new Set(Object.values(later));
  expect([...rooms].filter((room) => existsSync(`core/app/${room}`))).toEqual([]);
});

it.each(Object.entries(slices))("[SHELL-43] the slice %s is there", (_slice, read) => {
  expect(read(priya)).not.toBeUndefined();
});

test("[PAY-11] all that is known of paying is known by its model: kinds and prices, the secret, the way back, the tier", async () => {
  const { app } = priya;
  const { editor } = priya.owning;
  const checkout = openCheckout(app, () => editor.read());
  const bundles = openBundles(app);
  const postal = openPostalOffer(app, editor.id);
  await priya.does(Promise.all([bundles.open(), postal.open()]));
  // products and their currency, digital and postal
  const [starter] = app.shell.products.filter(({ name }) => name === "starter");
  expect(starter).toMatchObject({ currency: "gbp", currency_symbol: "£", amount: 499 });
  expect(postal.card_classes[0]).toMatchObject({ currency: "gbp", amount: 499 });
  // creditType
  bundles.choose("postal");
  expect(bundles.offered.map(({ bundle_type }) => bundle_type)).toEqual(Array(3).fill("postal"));
  // paywallDisplay and paymentReturnPath
  app.ports.navigator.go(paywallPath(editor.id, { returnTo: "/home" }));
  expect(priya.modal).toBe("upgrade");
  expect(afterPaywall(editor.id, priya.modalParams)).toBe("/home");
  // upgradeOptions and upgradeTier
  const buy = { payment_type: "product_tier", story_id: editor.id } as const;
  await priya.does(checkout.choose({ ...buy, product_tier: "starter" }));
  expect(checkout.order).toMatchObject({ product_tier: "starter" });
  expect(app.shell.products.map(({ name }) => upgradeAmount("starter", name))).toEqual([
    null,
    null,
    500,
  ]);
  // paymentClientSecret: only who holds it can try a card
  await priya.does(checkout.tryTestCard("4242424242424242"));
  expect(checkout.step).toBe("done");
  checkout.close();
});

test("[SHELL-40] the session storage keeps tokens and username under auth-4, until the logout", async () => {
  const { ports, session } = priya.app;
  const { accessToken, refreshToken, username } = session;
  expect(accessToken).not.toBeNull();
  expect(JSON.parse(ports.tab.get("auth-4") ?? "{}")).toMatchObject({
    accessToken,
    refreshToken,
    username,
  });
  await priya.signingIn.logOut();
  expect(ports.tab.get("auth-4")).toBeNull();
});

/** Somebody else has a card as well, and invites this address to it. */
const invitedByTom = async (address: string) => {
  const tom = await new Cast(assembly).actor("Tom");
  await tom.signingIn.signInOnce();
  await tom.owning.start("Ada");
  const invited = await tom.app.session.api("invite", {
    query: { story_id: tom.owning.editor.id },
    body: { join_emails: [address], role_type: "contributor" },
  });
  expect(invited.ok).toBe(true);
};

test("[OPEN-11, SHELL-43] own roles and those that wait are lists of roles, a card's roles a list for each card; after the logout there are none", async () => {
  await invitedByTom(priya.app.session.username ?? "");
  await priya.openTab();
  const { userRoles, userRolesPending } = priya.app.shell;
  const partsOf = (roles: typeof userRoles) =>
    roles.map(({ role_type, status }) => [role_type, status]);
  expect(partsOf(userRoles)).toEqual([["owner", "active"]]);
  expect(partsOf(userRolesPending)).toEqual([["contributor", "pending"]]);
  await priya.owning.open(priya.cast.card.id);
  const group = openGroup(priya.app, priya.owning.editor);
  await group.read();
  expect(group.roles.map(({ story_id }) => story_id)).toEqual([priya.cast.card.id]);
  await priya.signingIn.logOut();
  const { shell } = priya.app;
  expect([shell.userRoles, shell.userRolesPending]).toEqual([[], []]);
});
