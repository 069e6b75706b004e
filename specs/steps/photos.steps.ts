import { Given } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";

Given(
  "{actor} adds the photo {string} saying {string}",
  (actor: Actor, name: string, words: string) => actor.photographing.sendPhotos(words, name),
);
