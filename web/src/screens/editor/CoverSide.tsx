import { Award, Music, PaintRoller, Palette, PenLine, Play, Sparkles } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardEditor } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, TextInput } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { cardTitle } from "../card/index.ts";
import { LivingCard } from "../frame/LivingCard.tsx";
import { useAsOwner } from "./asOwner.ts";
import styles from "./Desk.module.css";
import { previewPath } from "./EditorBar.tsx";
import { EffectToggles } from "./EffectToggles.tsx";

/** The cover, the largest thing on the desk; under it who it is for, and what falls over the card. */
export const CoverSide = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const effects = useModal("special-effects");
  const music = useModal("soundtrack");
  const { session } = useApp();
  const logo = useModal("logo");
  const colours = useModal("colours");
  const { save } = useAsOwner(editor);
  // an account keeps the music (ACCT-02): whoever has none is asked to save the card first
  const chooseMusic = () => (session.isSignedIn ? music.show() : save());
  const chooseLogo = () => (session.isSignedIn ? logo.show() : save());
  const { cover, story } = editor;
  if (story === null) return null;
  return (
    <aside className={styles.hero}>
      <LivingCard
        cover={cover}
        story={story}
        label={w("editor.coverOf", { title: cardTitle(editor) })}
        className={styles.cover}
      />
      <div className={`${styles.under} ${styles.narrowOnly}`}>
        {session.isSignedIn ? null : (
          <Button size="small" onClick={save}>
            {w("editor.save")}
          </Button>
        )}
        <ButtonLink size="small" icon={Play} to={previewPath(editor)}>
          {w("editor.preview")}
        </ButtonLink>
        <Button size="small" kind="bare" icon={Sparkles} onClick={() => effects.show()}>
          {w("editor.effects")}
        </Button>
        <Button size="small" kind="bare" icon={Music} onClick={chooseMusic}>
          {w("soundtrack.open")}
        </Button>
        <Button size="small" kind="bare" icon={PaintRoller} onClick={() => colours.show()}>
          {w("editor.colours")}
        </Button>
        {editor.isOwn ? (
          <Button size="small" kind="bare" icon={Award} onClick={chooseLogo}>
            {w("editor.logo")}
          </Button>
        ) : null}
      </div>
      <div className={styles.make}>
        <ButtonLink size="small" icon={Palette} to={paths.cover(editor.id)}>
          {w("editor.cover")}
        </ButtonLink>
        <ButtonLink size="small" icon={PenLine} to={paths.greeting(editor.id)}>
          {w("editor.greeting")}
        </ButtonLink>
        <span className={styles.wideOnly}>
          <Button size="small" icon={Music} onClick={chooseMusic}>
            {w("soundtrack.open")}
          </Button>
          <Button size="small" icon={PaintRoller} onClick={() => colours.show()}>
            {w("editor.colours")}
          </Button>
          {editor.isOwn ? (
            <Button size="small" icon={Award} onClick={chooseLogo}>
              {w("editor.logo")}
            </Button>
          ) : null}
        </span>
      </div>
      <div className={styles.name}>
        <RecipientName editor={editor} />
      </div>
      <div className={styles.fx}>
        <EffectToggles editor={editor} />
      </div>
    </aside>
  );
});

/** Written in place; kept when the field is left or Enter is pressed. */
const RecipientName = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const name = editor.story?.recipient_first_name ?? "";
  const [typed, type] = useState<string | null>(null);
  const keep = () => {
    if (typed !== null) void editor.rename(typed).then(() => type(null));
  };
  return (
    <TextInput
      name="recipient"
      label={w("editor.for")}
      placeholder={w("editor.forPlaceholder")}
      value={typed ?? name}
      maxLength={nameMaximum}
      autoComplete="off"
      onValue={type}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape") type(null);
      }}
    />
  );
});
