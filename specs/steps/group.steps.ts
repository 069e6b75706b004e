import { When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

When("{actor} joins the group", (actor: Actor) => actor.contributing.join());
