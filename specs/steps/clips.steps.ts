import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { PickedFile } from "#core/app/ports/index.ts";
import type { Actor } from "../cast/actor.ts";
import { fileNamed } from "../cast/photographing.ts";
import type { Scenario } from "../world.ts";
import { cardNow } from "./card.steps.ts";

/** Samples a second, a byte each: as much as a test can be told from silence by. */
const rate = 1000;
const headLength = 44;

/** A tone as a WAVE file. */
const voiceOf = (seconds: number, part = 1): PickedFile => {
  const length = seconds * rate;
  const bytes = Buffer.alloc(headLength + length);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(headLength - 8 + length, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  for (const [at, value] of [16, 0x0001_0001, rate, rate, 0x0008_0001].entries())
    bytes.writeUInt32LE(value, 16 + at * 4);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(length, 40);
  for (let at = 0; at < length; at++)
    bytes[headLength + at] = 128 + Math.round(90 * Math.sin((at / rate) * 2 * Math.PI * 110));
  const content = bytes.subarray(0, Math.round(bytes.length * part));
  return { name: "voice.wav", type: "audio/wav", size: content.length, content };
};

When("{actor} picks a voice of {int} seconds", (actor: Actor, seconds: number) =>
  actor.photographing.add([voiceOf(seconds)]),
);
When("{actor} picks a voice of {int} seconds that was cut", (actor: Actor, seconds: number) =>
  actor.photographing.add([voiceOf(seconds, 0.6)]),
);
When("{actor} picks a photo that is named like a voice", (actor: Actor) =>
  actor.photographing.add([{ ...fileNamed("beach.jpg"), name: "voice.mp3", type: "audio/mpeg" }]),
);
Then("{actor} has {int} clip(s) in the message", (actor: Actor, count: number) =>
  assert.equal(actor.writing.builder.media.list.length, count),
);
Then("the caption of {actor} is still {string}", (actor: Actor, caption: string) =>
  assert.equal(actor.writing.builder.draft?.content.title, caption),
);
Then(
  "the voice of the card is {int} seconds long, and drawn by its peaks",
  async function (this: Scenario, seconds: number) {
    const { slides } = await cardNow(await this.cast.owner());
    const voice = slides.find((slide) => slide.type === "audio")?.media[0];
    assert.equal(Math.round(voice?.duration ?? 0), seconds);
    assert.equal(voice?.peaks?.length, 200);
    assert.ok(Math.max(...(voice?.peaks ?? [])) > 0.2);
  },
);
