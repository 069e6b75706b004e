import { messages, type Words } from "#core/kernel/index.ts";
import { fullName } from "../account/index.ts";
import { occasionOf } from "../occasion/index.ts";
import type { Occasion, Story } from "../story/story.ts";
import { addDays } from "./days.ts";
import type { Reminder, ReminderRecord } from "./reminder.ts";

export const reminderWords = /* @__PURE__ */ messages("remember", {
  title: (name: string, what: Words) => ({ name, what }),
});

/**
 * What a reminder is called: "Grace's Birthday"; for the custom occasion the product's name stands for the label
 * (REMIND-04, REMIND-05, OPEN-141). Without a name what is left.
 */
export const reminderTitle = (firstName: string, occasion: Occasion, product: string): Words => {
  const what = occasion === "custom" ? product : occasionOf(occasion).label;
  return firstName === "" ? what : reminderWords.title(firstName, what);
};

export const titleOf = (reminder: ReminderRecord, product: string): Words =>
  reminder.title ?? reminderTitle(reminder.recipient_first_name, reminder.occasion, product);

/** A reminder as its owner sees it (REMIND-02). */
export const presentReminder = (
  reminder: ReminderRecord,
  stories: readonly Story[],
  product: string,
  say: (words: Words) => string,
): Reminder => {
  const { recipient_first_name, recipient_last_name, days_before, occasion_date } = reminder;
  const title = say(titleOf(reminder, product));
  const isOfCard = reminder.story_id !== null;
  return {
    id: reminder.id,
    title,
    own_title: reminder.title,
    recipient_first_name,
    recipient_last_name,
    recipient_name: fullName({ first_name: recipient_first_name, last_name: recipient_last_name }),
    recipient_email: reminder.recipient_email,
    occasion: reminder.occasion,
    occasion_date,
    days_before,
    repeat: reminder.repeat,
    reminder_date: addDays(reminder.remind_for ?? occasion_date, -days_before),
    reminder_offset: reminder.reminder_offset,
    reminder_days_before: isOfCard ? days_before : null,
    reminder_occasion_date: isOfCard ? occasion_date : null,
    reminder_title: isOfCard ? title : null,
    stories: [...stories],
  };
};
