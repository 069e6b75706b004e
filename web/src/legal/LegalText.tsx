import { useId } from "react";
import { useWords, type WordKey } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import styles from "./LegalText.module.css";
import { useOperator } from "./operator.ts";
import { unsold } from "./unsold.ts";

export type Section = readonly [heading: WordKey, ...paragraphs: WordKey[]];

type LegalTextProps = {
  /** The whole of it in a few sentences, for those who read no more. */
  short: readonly WordKey[];
  sections: readonly Section[];
};

/** A legal text: in short first, then whole, and whom to write to. */
export const LegalText = ({ short, sections }: LegalTextProps) => {
  const w = useWords();
  const id = useId();
  const { operator, place, email } = useOperator();
  const said = { operator, email };
  const sells = useApp().ports.settings.tiers === "on";
  const here = (keys: readonly WordKey[]) =>
    keys.flatMap((key) => (sells ? key : ((unsold[key] === undefined ? key : unsold[key]) ?? [])));
  return (
    <div className={styles.text}>
      <section className={styles.short} aria-labelledby={id}>
        <h3 id={id}>{w("legal.inShort")}</h3>
        <ul>
          {short.map((key) => (
            <li key={key}>{w(key, said)}</li>
          ))}
        </ul>
      </section>
      {sections.map(([heading, ...all]) => {
        const paragraphs = here(all);
        return paragraphs.length === 0 ? null : (
          <section key={heading}>
            <h3>{w(heading)}</h3>
            {paragraphs.map((key) => (
              <p key={key}>{w(key, said)}</p>
            ))}
          </section>
        );
      })}
      <section>
        <h3>{w("legal.contact")}</h3>
        <p>{place ? w("legal.us", { ...said, place }) : w("legal.usNoPlace", said)}</p>
        <p className={styles.quiet}>{w("legal.updated")}</p>
      </section>
    </div>
  );
};
