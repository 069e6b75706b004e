import { openRecipient, Player } from "#core/app/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { Unwrap } from "../screens/recipient/Unwrap.tsx";
import { stillOf } from "./still.tsx";

/** A card in its envelope; the app is asked for when its first line is on the screen. */
export const still = (story: Story, now: number): string =>
  stillOf({ path: "/r/-", now, tiers: "off" }, (app) => {
    const model = openRecipient(app, "-");
    model.story = story;
    model.player = new Player(app.ports, story.slides);
    return <Unwrap model={model} />;
  }).replace("<h1", '<h1 elementtiming="first"');
