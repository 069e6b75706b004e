import { When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

When("{actor} comes by the group's link", (actor: Actor) => actor.contributing.open());
