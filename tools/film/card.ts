import { readFile } from "node:fs/promises";
import { asJpeg } from "#adapters/media/film.ts";
import { type Known, known, upload } from "#specs/browser/known.ts";

/** A photograph of the landing page, as somebody would upload it. */
const photo = async (who: Known, story: string, name: string, position: number) => {
  const content = await asJpeg(await readFile(`web/src/screens/landing/${name}.webp`));
  const file = { type: "image/jpeg", size: content.byteLength, content: new Uint8Array(content) };
  return { id: await upload(who, story, file), position };
};

/** The card of the film, made by four people on a running site; answers the token of the recipient's link. */
export const filmCard = async (address: string): Promise<string> => {
  const [priya, sam] = await Promise.all([
    known(address, "Priya", "Raman"),
    known(address, "Sam", "Okoro"),
  ]);
  const { story } = await priya.ask("createStory", {
    body: { occasion: "birthday", recipient_first_name: "Grace", title_theme: "vanilla" },
  });
  const { id, tokens } = story;
  await priya.ask("changeStory", {
    path: { id },
    body: { greeting_to: "Dear Grace", greeting_from: "With love from all of us" },
  });
  await priya.ask("changeEffects", { path: { id }, body: { fx_confetti: true } });
  const query = { story_id: id };
  const letter = { type: "text", variant: "letter" } as const;
  await priya.ask("createSlide", {
    query,
    body: {
      ...letter,
      description: "You make Mondays bearable, and Fridays better still.",
      subtitle: "Priya",
    },
  });
  const media = [await photo(priya, id, "cat", 1), await photo(priya, id, "coffee", 2)];
  await priya.ask("createSlide", {
    query,
    body: { type: "photos", variant: "polaroid", title: "Your two favourites", media },
  });
  await sam.ask("joinStory", { path: { type: "group", value: tokens.group ?? "" }, query: {} });
  await sam.ask("createSlide", {
    query,
    body: { ...letter, description: "Monday’s coffee is on me. And the cake.", subtitle: "Sam" },
  });
  return tokens.recipient ?? "";
};
