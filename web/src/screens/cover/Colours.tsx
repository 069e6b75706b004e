import { Palette, RotateCcw } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import type { CoverDesign } from "#core/app/index.ts";
import { Button, FieldGroup, Segments } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Studio.module.css";

const counts = ["1", "2", "3", "4", "5", "6"] as const;
type Count = (typeof counts)[number];

/** Colours of the title, where the theme allows its own: six of which some are used, or one (OPEN-123). */
export const Colours = observer(({ design }: { design: CoverDesign }) => {
  const w = useWords();
  const id = useId();
  const { colours, colourRoom } = design;
  const used = design.look.colours?.length ?? 0;
  if (colours === null)
    return (
      <div className={styles.fields}>
        <p>{w("cover.themeColours")}</p>
        <Button icon={Palette} onClick={() => design.useColours(colourRoom)}>
          {w("cover.ownColours")}
        </Button>
      </div>
    );
  return (
    <div className={styles.fields}>
      <FieldGroup
        label={w("cover.colours")}
        help={w(colourRoom === 1 ? "cover.colourHelp" : "cover.coloursHelp")}
      >
        <div className={styles.colours}>
          {colours.slice(0, used).map((hex, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what it is
              key={at}
              type="color"
              id={`${id}-${at}`}
              name={`colour-${at + 1}`}
              aria-label={w("cover.colour", { n: at + 1 })}
              value={hex.toLowerCase()}
              onChange={(event) => design.colour(at, event.target.value)}
            />
          ))}
        </div>
      </FieldGroup>
      {colourRoom === 1 ? null : (
        <div className={styles.part}>
          <p className={styles.label} aria-hidden="true">
            {w("cover.colourCount")}
          </p>
          <Segments
            wide
            name="count"
            label={w("cover.colourCount")}
            value={String(used) as Count}
            options={counts.map((value) => ({ value, words: value }))}
            onValue={(value) => design.useColours(Number(value))}
          />
        </div>
      )}
      <Button icon={RotateCcw} onClick={() => design.resetToTheme()}>
        {w("cover.reset")}
      </Button>
    </div>
  );
});
