import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { Then, When } from "@cucumber/cucumber";
import { photoPath } from "../cast/photos.ts";
import type { Scenario } from "../world.ts";
import { one, two } from "./deed.ts";

When(
  "{somebody} sends a test of the card",
  one((p) => p.post.test()),
);
When(
  "{somebody} sends the card to {somebody} by e-mail",
  async function (this: Scenario, who: string, whom: string) {
    await (await this.cast.person(who)).post.mailTo(await this.cast.person(whom));
  },
);
When(
  "{somebody} copies the link for the recipient",
  one((p) => p.post.copyLink()),
);
When(
  "{somebody} opens the card from the mail",
  one((p) => p.gift.openMailed()),
);
When(
  "{somebody} opens the copied link",
  one((p) => p.gift.openCopied()),
);
When(
  "{somebody} unwraps it",
  one((p) => p.gift.unwrap()),
);
When(
  "{somebody} plays it to its end",
  one((p) => p.gift.playToEnd()),
);
When(
  "{somebody} saves the card",
  one((p) => p.gift.save()),
);
Then(
  "{somebody} sees that the card is kept",
  one((p) => p.gift.seesKept()),
);
When(
  "{somebody} says thanks with {string}",
  two((p, words: string) => p.gift.thank(words)),
);
Then(
  "{somebody} sees the thanks {string} sent",
  two((p, words: string) => p.gift.seesThanksSent(words)),
);
Then(
  "{somebody} reads the thanks {string}",
  two((p, words: string) => p.gift.readThanks(words)),
);
Then(
  "no photo that {somebody} received says where it was taken",
  async function (this: Scenario, who: string) {
    const placed = /Exif\0\0|GPS|Garden camera/i;
    assert.match((await readFile(photoPath("garden"))).toString("latin1"), placed);
    const photos = await (await this.cast.person(who)).gift.photos();
    assert.ok(photos.length >= 2, `${photos.length} photos came`);
    for (const photo of photos) assert.doesNotMatch(Buffer.from(photo).toString("latin1"), placed);
  },
);
