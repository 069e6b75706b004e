import { observer } from "mobx-react-lite";
import type { CoverDesign } from "#core/app/index.ts";
import { TITLE_STYLES } from "#core/domain/cover/index.ts";
import { slideKinds } from "#core/domain/slide/index.ts";
import { Segments, TextArea } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { Photo } from "./Photo.tsx";
import { Place } from "./Place.tsx";
import styles from "./Studio.module.css";

const names = {
  typed: "cover.styleTyped",
  capitals: "cover.styleCapitals",
  small: "cover.styleSmall",
} as const;

const longest = slideKinds.title.limits.title ?? 0;

/** What stands on the cover: its words, how they are set, and the photo where it takes one. */
export const Words = observer(({ design }: { design: CoverDesign }) => {
  const w = useWords();
  const { title } = design.look;
  return (
    <div className={styles.fields}>
      <TextArea
        name="title"
        rows={2}
        dir="auto"
        preventNewLine
        label={w("cover.words")}
        value={title}
        // one that is too long already can be shortened
        maxLength={Math.max(longest, title.length)}
        aside={`${title.length} / ${longest}`}
        autoComplete="off"
        help={title.includes("%RECIPIENT_NAME%") ? w("cover.nameHelp") : undefined}
        error={said(design.errorOf("title") ?? undefined)}
        onValue={(value) => design.write({ title: value })}
      />
      <div className={styles.part}>
        <p className={styles.label} aria-hidden="true">
          {w("cover.style")}
        </p>
        <Segments
          wide
          name="style"
          label={w("cover.style")}
          value={design.style}
          options={TITLE_STYLES.map((value) => ({ value, words: w(names[value]) }))}
          onValue={(value) => design.write({ style: value === "typed" ? null : value })}
        />
      </div>
      {design.placesTitle ? <Place design={design} /> : null}
      {design.takesPhoto ? <Photo design={design} /> : null}
    </div>
  );
});
