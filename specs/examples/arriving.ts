import { minutes } from "#core/kernel/index.ts";
import { type Ask, guests, nameOf, organiser } from "./people.ts";
import type { Person, Stage } from "./stage.ts";

/** What anybody may ask before anything else. */
export const visiting = async (stage: Stage, ask: Ask): Promise<void> => {
  const visitor = stage.person();
  await ask(visitor, "readPlatform", {});
  await ask(visitor, "readMediaLimits", {});
  await ask(visitor, "searchGifs", { query: { term: "turtle" } });
  await ask(visitor, "readGif", { query: { giphy_id: "fanfold-turtle" } });
  await ask(visitor, "searchSongs", { query: { term: "wedding", limit: 1 } });
  await ask(visitor, "searchPlaces", { query: { term: "Whitby", limit: 1 } });
  await ask(visitor, "readExportedCover", { path: { exportedId: "bee_queen" } });
  // A card made before sign-in, taken over afterwards.
  const { story } = await ask(visitor, "createStory", { body: { occasion: "thanks" } });
  await ask(visitor, "readProviders", {});
  const { url } = await ask(visitor, "startProviderLogin", {
    path: { provider: "google" },
    body: {},
  });
  const identity = { email: "fern@example.com", first_name: "Fern", last_name: "Moss" };
  const { auth } = await ask(visitor, "loginWithProvider", {
    path: { provider: "google" },
    body: { token: stage.provider.signIn(url, identity) },
  });
  visitor.auth = auth;
  await ask(visitor, "adoptStory", { path: { id: story.id } });
};

export const signingIn = async (stage: Stage, ask: Ask, ada: Person): Promise<void> => {
  await ask(ada, "checkUsername", { path: { username: organiser } });
  const { auth_context_id } = await ask(ada, "requestCode", {
    body: { email: organiser, ...nameOf(organiser) },
  });
  await ask(ada, "readAuthContext", { path: { id: auth_context_id } });
  await stage.pass(minutes(2));
  await ask(ada, "resendCode", { body: { auth_context_id } });
  await stage.pass(minutes(2));
};

/** The profile and its settings. */
export const profile = async (ask: Ask, ada: Person): Promise<void> => {
  await ask(ada, "readAccount", {});
  await ask(ada, "changeSettings", { body: { hide_my_email: true } });
  await ask(ada, "changeLanguage", { body: { locale: "en-GB" } });
  await ask(ada, "changeZone", { body: { zone: "Europe/London" } });
  await ask(ada, "readEmails", {});
  await ask(ada, "changeEmails", { body: { news: "at_once", reminders: true } });
  await ask(ada, "completeTooltip", { body: { complete: "reorder" } });
  await ask(ada, "readTooltips", {});
  const { auth } = await ask(ada, "changeAccount", { body: { last_name: "Lovelace" } });
  ada.auth = auth;
};

/** Somebody signs with a name alone, and opens their message in another browser. */
export const asGuest = async (stage: Stage, ask: Ask, group: string): Promise<void> => {
  const [here, there] = [stage.person(), stage.person()];
  const { contribution } = await ask(here, "createContribution", {
    query: { group },
    body: { type: "text", variant: "letter", description: "From all of us at the bakery." },
  });
  const { guest_token } = await ask(here, "signAsGuest", {
    path: { id: contribution.id },
    body: { groupToken: group, name: "Lena" },
  });
  await ask(there, "openPrivateLink", { path: { token: guest_token } });
};

/** A message written here and signed for by the mailed link on another device: it is shown first, and agreed to. */
export const elsewhere = async (stage: Stage, ask: Ask, group: string): Promise<void> => {
  const here = stage.person();
  const { contribution } = await ask(here, "createContribution", {
    query: { group },
    body: { type: "text", variant: "letter", description: "Many happy returns from the lab." },
  });
  const { auth_context_id } = await ask(here, "requestCode", {
    body: {
      email: guests[2],
      ...nameOf(guests[2]),
      auth_link_params: {
        authScenario: "Contribution",
        contributionId: contribution.id,
        groupToken: group,
      },
    },
  });
  const { links } = await stage.letter(guests[2]);
  const link = links.find((one) => one.startsWith("/auth?")) ?? "";
  const auth_token = new URLSearchParams(link.slice(link.indexOf("?"))).get("token") ?? "";
  const there = stage.person();
  const proof = { email: guests[2], auth_token, auth_context_id };
  const { auth } = await ask(there, "register", { body: { ...proof, ...nameOf(guests[2]) } });
  there.auth = auth;
  await ask(there, "readCarried", { path: { id: auth_context_id } });
  await ask(there, "agreeToCarried", { path: { id: auth_context_id } });
};
