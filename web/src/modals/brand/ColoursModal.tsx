import { Palette, Undo2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { type CardColouring, type CardEditor, openCardTheme } from "#core/app/index.ts";
import { colourCount, themePaths } from "#core/domain/theme/index.ts";
import {
  Button,
  ButtonLink,
  Dialog,
  ErrorState,
  Problem,
  Quiet,
  Segments,
  Skeleton,
  Stack,
  Toggle,
  Wait,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { useModalSubject } from "../../hooks/subject.tsx";
import { Band } from "../../screens/themes/Band.tsx";
import type { ModalProps } from "../props.ts";
import styles from "./Colours.module.css";

/** The colours of a card, seen on its cover while they are chosen (THEME-16). */
const ColoursModal = ({ modal }: ModalProps) => {
  const { editor } = useModalSubject();
  return editor ? <OfCard key={editor.id} modal={modal} editor={editor} /> : null;
};
export default ColoursModal;

const counts = Array.from({ length: colourCount }, (_, at) => String(at + 1));

const OfCard = observer(({ modal, editor }: ModalProps & { editor: CardEditor }) => {
  const w = useWords();
  const card = useModel((app) => openCardTheme(app, editor), editor.id);
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("cardTheme.heading")}
      closeWords={w("shell.close")}
      actions={
        <>
          {card.hasChanged ? (
            <Button kind="bare" icon={Undo2} onClick={() => void card.undo()}>
              {w("cardTheme.undo")}
            </Button>
          ) : null}
          <Button kind="primary" onClick={modal.close}>
            {w("cardTheme.done")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Quiet>{w(card.reachesCover ? "cardTheme.help" : "cardTheme.helpKept")}</Quiet>
        <Chosen card={card} />
      </Stack>
    </Dialog>
  );
});

const Chosen = observer(({ card }: { card: CardColouring }) => {
  const w = useWords();
  const { isSignedIn } = useApp().session;
  const id = useId();
  if (card.loaded === "failed")
    return (
      <ErrorState
        words={said(card.error) || w("cardTheme.failed")}
        retry={w("shell.tryAgain")}
        onRetry={() => void card.open()}
      />
    );
  if (card.loaded === "loading" || card.theme === null)
    return (
      <div aria-busy="true">
        <Wait words={w("cardTheme.loading")} />
        <Skeleton style={{ blockSize: "10rem" }} />
      </div>
    );
  const ofTheme = card.themes.some((one) => one.id === card.applied) ? card.applied : null;
  const choice = (value: string, isChosen: boolean, act: () => void, face: React.ReactNode) => (
    <label key={value} className={styles.choice} data-chosen={isChosen || undefined}>
      <input
        type="radio"
        id={`${id}-${value}`}
        name={`colours${id}`}
        value={value}
        checked={isChosen}
        onChange={act}
      />
      {face}
    </label>
  );
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{w("cardTheme.choose")}</legend>
        {choice("cover", !card.isOwn, () => void card.asCover(), w("cardTheme.asCover"))}
        {card.themes.map((theme) =>
          choice(
            theme.id,
            card.isOwn && ofTheme === theme.id,
            () => void card.choose(theme),
            <>
              <b>{theme.name}</b>
              <Band colours={theme.colourset.colours} className={styles.band} />
            </>,
          ),
        )}
      </fieldset>
      <fieldset className={styles.six}>
        <legend>{w("cardTheme.six")}</legend>
        {card.colours.map((hex, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what it is
            key={at}
            type="color"
            id={`${id}-six-${at}`}
            name={`colour-${at + 1}`}
            aria-label={w("cardTheme.colour", { n: at + 1 })}
            value={hex.toLowerCase()}
            onChange={(event) => card.colour(at, event.target.value)}
          />
        ))}
      </fieldset>
      {card.isOwn ? (
        <div className={styles.count}>
          <p aria-hidden="true">{w("cardTheme.count")}</p>
          <Segments
            wide
            name="count"
            label={w("cardTheme.count")}
            value={String(card.theme.cover_colour_count)}
            options={counts.map((value) => ({ value, words: value }))}
            onValue={(value) => void card.use(Number(value))}
          />
        </div>
      ) : null}
      {card.isOwn ? (
        <Toggle
          id={`${id}-behind`}
          name="behind"
          checked={card.theme.message_bg_colour_visibility}
          onValue={(shown) => void card.showBehind(shown)}
        >
          {w("cardTheme.behind")}
        </Toggle>
      ) : null}
      {isSignedIn ? (
        <ButtonLink kind="bare" size="small" icon={Palette} to={themePaths.all}>
          {w("cardTheme.themes")}
        </ButtonLink>
      ) : null}
      <Problem>{said(card.error)}</Problem>
    </>
  );
});
