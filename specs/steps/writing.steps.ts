import { When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

When("{actor} writes {string}", (actor: Actor, words: string) => actor.writing.write(words));
