import type { FieldError } from "#core/kernel/index.ts";
import { tooLongWords, truncate } from "../form/index.ts";
import { peopleWords } from "../words/index.ts";
import type { Story } from "./story.ts";

/** What a card says before it is opened (STORY-18). */
export interface Greeting {
  readonly greeting_to: string;
  readonly greeting_message: string;
  readonly greeting_from: string;
}

/** Longest texts, as a browser counts them (OPEN-80). */
export const greetingLimits = {
  greeting_to: 30,
  greeting_message: 300,
  greeting_from: 30,
} as const satisfies Record<keyof Greeting, number>;

/** The greeting as it is edited: what was never written is the recipient's and the owner's first name (OPEN-80). */
export const greetingOf = (
  story: Pick<
    Story,
    "greeting_to" | "greeting_message" | "greeting_from" | "recipient_first_name" | "owner"
  >,
): Greeting => ({
  greeting_to:
    story.greeting_to ?? truncate(story.recipient_first_name, greetingLimits.greeting_to),
  greeting_message: story.greeting_message ?? "",
  greeting_from:
    story.greeting_from ?? truncate(story.owner.first_name, greetingLimits.greeting_from),
});

/** What is wrong with a greeting, field by field, in the words the authority uses. */
export const refuseGreeting = (greeting: Greeting): readonly FieldError[] =>
  (Object.keys(greetingLimits) as (keyof Greeting)[])
    .filter((field) => greeting[field].length > greetingLimits[field])
    .map((field) => ({
      field,
      message:
        field === "greeting_message"
          ? peopleWords.messageTooLong
          : tooLongWords(greetingLimits[field]),
    }));
