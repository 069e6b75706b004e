import { minutes } from "#core/kernel/index.ts";
import { type Ask, organiser, renew } from "./people.ts";
import type { Person, Stage } from "./stage.ts";

/** A reminder for next year. */
export const reminding = async (ask: Ask, ada: Person, story: string): Promise<void> => {
  const { reminder } = await ask(ada, "createReminder", {
    query: { story_id: story },
    body: {
      recipient_first_name: "Grace",
      recipient_last_name: "Hopper",
      occasion: "birthday",
      occasion_date: "2027-04-18",
      days_before: 7,
      repeat: true,
    },
  });
  const own = { path: { id: reminder.id } };
  await ask(ada, "readReminders", {});
  await ask(ada, "readReminder", own);
  await ask(ada, "readStoryReminders", { path: { id: story } });
  await ask(ada, "changeReminder", { ...own, body: { days_before: 3 } });
  await ask(ada, "deleteReminder", own);
  const { preview } = await ask(ada, "previewReminders", {
    body: { text: "Name,Birthday\nGrace Hopper,9 Dec 1906\nAda Lovelace,10/12/1815" },
  });
  const { import_id } = await ask(ada, "importReminders", {
    body: { reminders: preview.found.map(({ line: _line, known: _known, ...rest }) => rest) },
  });
  await ask(ada, "exportReminders", {});
  await ask(ada, "undoImport", { path: { id: import_id } });
};

interface Leaving {
  readonly ben: Person;
  readonly story: string;
  /** A photo that no message shows. */
  readonly media: string;
  /** A message with a photo, which goes with it. */
  readonly photos: string;
}

/** A new address, taken back by the link that was mailed to the old one. */
const movingBack = async (stage: Stage, ask: Ask, ada: Person): Promise<void> => {
  const email = "ada@example.org";
  const { auth_context_id } = await ask(ada, "requestCode", {
    body: { email, verify_type: "change" },
  });
  const verify_code = (await stage.letter(email)).code ?? "";
  await ask(ada, "changeAccount", { body: { email, verify_code, auth_context_id } });
  const [link = ""] = (await stage.letter(organiser)).links;
  const path = { token: link.split("/").at(-1) ?? "" };
  const there = stage.person();
  await ask(there, "readAddressChange", { path });
  await ask(there, "restoreAddress", { path });
};

/** Another sign-in, and the end of everything. */
export const leaving = async (stage: Stage, ask: Ask, { ben, story, media, photos }: Leaving) => {
  await stage.pass(minutes(30));
  const again = stage.person();
  const { auth_context_id } = await ask(again, "requestCode", { body: { email: organiser } });
  const { code } = await stage.letter(organiser);
  const proof = { email: organiser, verify_code: code ?? "", auth_context_id };
  const { auth } = await ask(again, "login", { body: proof });
  const next = await ask(again, "refresh", { body: { refresh_token: auth.refreshToken } });
  again.auth = next.auth;
  await ask(again, "deleteSlide", { path: { id: photos } });
  await ask(again, "deleteMedia", { path: { id: media } });
  await ask(again, "deleteStory", { path: { id: story } });
  await movingBack(stage, ask, again);
  await ask(again, "logout", { body: { refresh_token: next.auth.refreshToken } });
  await renew(ask, ben);
  await ask(ben, "deleteAccount", {});
};
