import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { ThemeForm } from "#core/app/index.ts";
import { TextInput } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Edit.module.css";
import { PictureColours } from "./PictureColours.tsx";

/** The six colours, and the one of them that is being chosen: picked, or typed as hex (THEME-12, FORM-14). */
export const Colours = observer(({ form }: { form: ThemeForm }) => {
  const w = useWords();
  const id = useId();
  const { colours, at, chosen } = form;
  const n = at + 1;
  const isBlack = chosen.ink === "#000000";
  return (
    <>
      <fieldset className={styles.six}>
        <legend id="colours">{w("themes.colours")}</legend>
        {colours.map((hex, place) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what it is
            key={place}
            type="radio"
            id={`${id}-${place}`}
            name={`place${id}`}
            value={place}
            className={styles.colour}
            style={{ backgroundColor: hex }}
            aria-label={w("themes.colour", { n: place + 1, hex })}
            checked={place === at}
            onChange={() => form.choose(place)}
          />
        ))}
      </fieldset>
      <div className={styles.picker}>
        <input
          type="color"
          id={`${id}-pick`}
          name="colour"
          className={styles.pick}
          aria-label={w("themes.pick", { n })}
          value={chosen.hex.toLowerCase()}
          onChange={(event) => {
            form.colour(event.target.value);
            form.settle();
          }}
        />
        <TextInput
          name="hex"
          label={w("themes.hex", { n })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={9}
          value={form.hex}
          onValue={(text) => form.colour(text)}
          // what is no colour stays, with what is wrong: it is not saved past it
          onBlur={() => {
            if (form.isHex) form.settle();
          }}
          error={form.isHex ? undefined : w("themes.notHex")}
        />
      </div>
      <PictureColours form={form} />
      <p className={styles.contrast} role="status">
        <span
          className={styles.ink}
          style={{ backgroundColor: chosen.hex, color: chosen.ink }}
          aria-hidden="true"
        >
          Aa
        </span>
        <span>
          {w("themes.reads", { reads: chosen.reads, ink: isBlack ? "black" : "white" })}
          <small>{w("themes.ratio", { ratio: chosen.ratio.toFixed(1) })}</small>
        </span>
      </p>
    </>
  );
});
