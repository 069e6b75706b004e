import { readFile } from "node:fs/promises";
import { seconds } from "#core/kernel/index.ts";
import type { AnswerOf, InputOf, OperationId } from "#core/operations/index.ts";
import { photoPath } from "../cast/photos.ts";
import { answered } from "../fixtures/messages.ts";
import { asGuest, elsewhere, profile, signingIn, visiting } from "./arriving.ts";
import { branding } from "./branding.ts";
import { inviting } from "./inviting.ts";
import { leaving, reminding } from "./leaving.ts";
import { paying } from "./paying.ts";
import { contributor, organiser, recipient, signUp } from "./people.ts";
import { posting } from "./posting.ts";
import { scheduling } from "./scheduling.ts";
import { choosingTracks } from "./soundtrack.ts";
import type { Person, Stage } from "./stage.ts";
import { colouring } from "./themes.ts";

/** One call of the story as the contract shows it. */
export interface Example {
  readonly input: { readonly path?: object; readonly query?: object; readonly body?: object };
  readonly answer: unknown;
}
export type Examples = Partial<Record<OperationId, Example>>;

const letter = { type: "text", variant: "letter" } as const;

/**
 * Plays a card from its first call to its thanks: every call that is served, asked by whoever may, in an order in
 * which each finds what it needs. Answers the first question of each kind with its answer.
 */
export const playStory = async (stage: Stage): Promise<Examples> => {
  const kept: { -readonly [K in OperationId]?: Example } = {};
  const ask = async <K extends OperationId>(
    who: Person,
    id: K,
    input: InputOf<K>,
  ): Promise<AnswerOf<K>> => {
    const asked = structuredClone(input);
    // no two things of the story begin at the same moment, so that every run has them in one order
    await stage.pass(seconds(1));
    const answer = answered(await who.api(id, input)) as AnswerOf<K>;
    kept[id] ??= { input: asked as Example["input"], answer: structuredClone(answer) };
    return answer;
  };
  const upload = async (who: Person, bytes: Uint8Array, mime_type: string) => {
    const form = await ask(who, "requestUpload", { body: { media_type: "photo", mime_type } });
    return { s3_key: form.fields.key ?? "", s3_etag: await who.deliver(form, bytes) };
  };

  const [ada, ben, grace, dan] = [stage.person(), stage.person(), stage.person(), stage.person()];
  await visiting(stage, ask);
  await signingIn(stage, ask, ada);
  await signUp(stage, ask, ada, organiser);
  await profile(ask, ada);

  // The card, its cover and the organiser's own message.
  const { story } = await ask(ada, "createStory", {
    body: {
      occasion: "birthday",
      occasion_date: "2026-04-18",
      recipient_first_name: "Grace",
      recipient_last_name: "Hopper",
    },
  });
  const card = { id: story.id };
  const ofCard = { story_id: story.id };
  await ask(ada, "readStory", { path: card });
  await ask(ada, "changeStory", {
    path: card,
    body: {
      greeting_to: "Dear Grace",
      greeting_from: "All of us",
      content_moderation: true,
      guests_may_sign: true,
    },
  });
  await ask(ada, "changeEffects", { path: card, body: { fx_confetti: true } });
  await choosingTracks(ask, ada, story.id);
  await paying(ask, ada, story.id);
  const { slide } = await ask(ada, "createSlide", {
    query: ofCard,
    body: {
      ...letter,
      description: "Happy birthday, Grace! Here’s to another year of good ideas.",
    },
  });
  await ask(ada, "changeSlide", {
    path: { id: slide.id },
    body: { variant: "typewriter", version: slide.version },
  });
  await ask(ada, "readSlide", { path: { id: slide.id } });
  await ask(ada, "readLastUpdate", { path: { id: slide.id } });
  await ask(ada, "readSlides", { query: ofCard });

  // A photo: permission, form, medium, message.
  const photograph = async () => {
    const photo = await upload(ada, await readFile(photoPath("garden")), "image/jpeg");
    const about = { media_type: "photo", mime_type: "image/jpeg", story_id: story.id } as const;
    return (await ask(ada, "createMedia", { body: { ...photo, ...about } })).media;
  };
  const media = await photograph();
  await ask(ada, "readMedia", { path: { id: media.id } });
  const photos = await ask(ada, "createSlide", {
    query: ofCard,
    body: { type: "photos", variant: "polaroid", media: [{ id: media.id, position: 1 }] },
  });
  await ask(ada, "readLibrary", { path: card, query: { media_type: "photo" } });
  await ask(ada, "captionMedia", { path: { id: media.id }, body: { captions: null } });
  await ask(ada, "readMediaUsage", { path: { id: media.id } });
  const drawn = await upload(ada, await readFile(photoPath("camp")), "image/jpeg");
  const [cover] = (await ask(ada, "readStory", { path: card })).story.slides;
  await ask(ada, "setThumbnail", { path: { id: cover?.id ?? "" }, body: { s3_key: drawn.s3_key } });
  await ask(ada, "orderSlides", {
    path: card,
    body: {
      slides: [
        { id: photos.slide.id, position: 2 },
        { id: slide.id, position: 3 },
      ],
    },
  });

  // The group: a link, a message before sign-in, approval.
  const { token: group } = await ask(ada, "makeToken", {
    path: card,
    body: { token_type: "group" },
  });
  await ask(ben, "readStoryByLink", { path: { tokenType: "group", token: group }, query: {} });
  await ask(ben, "readGroupByLink", { path: { type: "group", token: group }, query: {} });
  const { contribution } = await ask(ben, "createContribution", {
    query: { group },
    body: { ...letter, description: "Monday’s coffee is on me. Happy birthday!" },
  });
  await signUp(stage, ask, ben, contributor);
  await ask(ben, "joinStory", { path: { type: "group", value: group }, query: {} });
  await ask(ben, "readOwnRole", { path: { type: "group", value: group }, query: {} });
  await ask(ben, "sendContribution", {
    path: { id: contribution.id },
    body: { contributionId: contribution.id, groupToken: group },
  });
  await elsewhere(stage, ask, group);
  await asGuest(stage, ask, group);
  const more = await ask(ben, "createSlide", {
    query: ofCard,
    body: { ...letter, description: "And cake." },
  });
  const last = await ask(ben, "createSlide", {
    query: ofCard,
    body: { ...letter, description: "See you on Friday." },
  });
  await ask(ada, "readUpdates", { path: card });
  await ask(ada, "readContributions", { path: card });
  await ask(ada, "markSeen", { path: { id: contribution.id } });
  await ask(ada, "approveSlide", { path: { id: contribution.id } });
  await ask(ada, "rejectSlide", { path: { id: more.slide.id } });
  await ask(ada, "approveAllSlides", { path: card });
  await ask(ben, "deleteSlide", { path: { id: last.slide.id } });

  await colouring(ask, { ada, ben }, story.id);
  await branding(ask, ada, story.id);
  await inviting(stage, ask, { ada, dan, story: story.id });
  await ask(ada, "readGroup", { path: card });

  // The recipient: opens, keeps, thanks.
  await ask(ada, "sendStory", {
    path: card,
    body: { recipient_email: recipient, recipient_name: "Grace" },
  });
  await scheduling(ask, ada, story.id);
  await ask(ada, "markSentByLink", { path: card });
  const token = (await ask(ada, "readStory", { path: card })).story.tokens.recipient ?? "";
  await ask(grace, "markReceived", { path: { token }, query: {} });
  await signUp(stage, ask, grace, recipient);
  const { role: saved } = await ask(grace, "saveCard", { path: { token }, query: {} });
  await ask(grace, "markWatched", { path: { id: saved.id }, body: { has_watched: true } });
  await ask(grace, "thank", {
    path: { token },
    query: {},
    body: { thanks_message: "Thank you all. I read it twice." },
  });
  await ask(grace, "removeThanks", { path: { token }, query: {} });

  await reminding(ask, ada, story.id);
  await ask(ada, "readRoles", {});
  await ask(ada, "readPostal", { query: {} });
  await posting(ask, ada, story.id);
  await ask(ada, "readProducts", { query: { story_id: story.id } });
  const spare = await photograph();
  await leaving(stage, ask, { ben, story: story.id, media: spare.id, photos: photos.slide.id });
  return kept;
};
