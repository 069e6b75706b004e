import { When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

When("{actor} joins the group", (actor: Actor) => actor.contributing.join());
When("{actor} asks to be let in", async (actor: Actor) => {
  await actor.signingIn.signInOnce();
  await actor.contributing.open();
  await actor.does(actor.contributing.page.askToJoin());
});
