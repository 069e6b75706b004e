import { When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

When("{actor} posts the card to {string}", (actor: Actor, email: string) =>
  actor.owning.sendTo(email),
);
