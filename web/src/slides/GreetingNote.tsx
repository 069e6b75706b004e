import type { Greeting } from "#core/domain/story/index.ts";
import styles from "./GreetingNote.module.css";

type GreetingNoteProps = {
  greeting: { readonly [K in keyof Greeting]: Greeting[K] | null };
};

/** What a card says before it is opened: to whom, what, and from whom (STORY-18). Without words there is nothing. */
export const GreetingNote = ({ greeting }: GreetingNoteProps) => {
  const [to, message, from] = [
    greeting.greeting_to,
    greeting.greeting_message,
    greeting.greeting_from,
  ].map((part) => part?.trim() ?? "");
  if (!message) return null;
  return (
    <blockquote className={styles.note}>
      {to ? (
        <p className={styles.to} dir="auto">
          {to}
        </p>
      ) : null}
      <p className={styles.message} dir="auto">
        “{message}”
      </p>
      {from ? (
        <p className={styles.from} dir="auto">
          {from}
        </p>
      ) : null}
    </blockquote>
  );
};
