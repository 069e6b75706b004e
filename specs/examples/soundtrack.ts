import type { Ask } from "./people.ts";
import type { Person } from "./stage.ts";

/** The card's music: looked through, added, put in order, and one taken out again; a look at it as slides of today. */
export const choosingTracks = async (ask: Ask, ada: Person, story: string): Promise<void> => {
  const card = { id: story };
  await ask(ada, "readTracks", {});
  await ask(ada, "addTrack", { path: card, body: { track_id: "canon-in-d" } });
  await ask(ada, "changeSoundtrack", {
    path: card,
    body: { tracks: ["ode-to-joy", "canon-in-d"] },
  });
  await ask(ada, "removeTrack", { path: { ...card, track: "canon-in-d" } });
  await ask(ada, "readSoundtrack", { path: card, query: {} });
  await ask(ada, "convertStory", { path: { ...card, type: "slides" } });
};
