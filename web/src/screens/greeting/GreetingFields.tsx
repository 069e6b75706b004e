import { observer } from "mobx-react-lite";
import type { GreetingForm } from "#core/app/index.ts";
import { greetingLimits } from "#core/domain/story/index.ts";
import { TextArea, TextInput } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Greeting.module.css";

const fields = [
  ["greeting_to", "greeting.to"],
  ["greeting_message", "greeting.message"],
  ["greeting_from", "greeting.from"],
] as const;

/** To whom, what, and from whom, each with its count (STORY-18, OPEN-80). */
export const GreetingFields = observer(({ form }: { form: GreetingForm }) => {
  const w = useWords();
  return (
    <div className={styles.fields}>
      {fields.map(([field, label]) => {
        const props = {
          name: field,
          label: w(label),
          value: form.greeting[field],
          maxLength: Math.max(greetingLimits[field], form.greeting[field].length),
          aside: `${form.greeting[field].length} / ${greetingLimits[field]}`,
          error: said(form.errorOf(field)),
          dir: "auto",
          autoComplete: "off",
          onValue: (value: string) => form.write({ [field]: value }),
        };
        return field === "greeting_message" ? (
          <TextArea
            key={field}
            rows={5}
            placeholder={w("greeting.messagePlaceholder")}
            {...props}
          />
        ) : (
          <TextInput key={field} {...props} />
        );
      })}
    </div>
  );
});
