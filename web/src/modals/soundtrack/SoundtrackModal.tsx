import { observer } from "mobx-react-lite";
import { webMusic } from "#adapters/webaudio/index.ts";
import { type CardEditor, type CardSoundtrack, openSoundtrack } from "#core/app/index.ts";
import { Button, Dialog, ErrorState, Quiet, Skeleton, Wait } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useModalSubject } from "../../hooks/subject.tsx";
import type { ModalProps } from "../props.ts";
import { CardTracks } from "./CardTracks.tsx";
import styles from "./Soundtrack.module.css";
import { TrackFlag } from "./TrackFlag.tsx";
import { TrackLibrary } from "./TrackLibrary.tsx";

/** The music of a card: listened to, chosen and put in order (MUSIC-01..06). */
const SoundtrackModal = ({ modal }: ModalProps) => {
  const { editor } = useModalSubject();
  return editor ? <OfCard key={editor.id} modal={modal} editor={editor} /> : null;
};
export default SoundtrackModal;

const OfCard = observer(({ modal, editor }: ModalProps & { editor: CardEditor }) => {
  const w = useWords();
  const soundtrack = useModel((app) => openSoundtrack(app, editor, webMusic()), editor.id);
  const close = () => {
    soundtrack.preview.stop();
    modal.close();
  };
  return (
    <Dialog
      open={modal.isOpen}
      onClose={close}
      title={w("soundtrack.title")}
      width="wide"
      actions={
        <div className={styles.foot}>
          <TrackFlag soundtrack={soundtrack} />
          <Button kind="primary" onClick={close}>
            {w("soundtrack.done")}
          </Button>
        </div>
      }
    >
      <Quiet>{w("soundtrack.help")}</Quiet>
      <Chosen soundtrack={soundtrack} />
    </Dialog>
  );
});

const Chosen = observer(({ soundtrack }: { soundtrack: CardSoundtrack }) => {
  const w = useWords();
  if (soundtrack.loaded === "failed")
    return (
      <div className={styles.unready}>
        <ErrorState
          words={said(soundtrack.error) || w("soundtrack.failed")}
          retry={w("shell.tryAgain")}
          onRetry={() => void soundtrack.again()}
        />
      </div>
    );
  if (soundtrack.loaded === "loading")
    return (
      <div className={styles.unready}>
        <Wait words={w("soundtrack.loading")} />
        {[..."abcde"].map((at) => (
          <Skeleton key={at} style={{ blockSize: "4.5rem", marginBlock: "0.5rem" }} />
        ))}
      </div>
    );
  return (
    <div className={styles.whole}>
      <TrackLibrary soundtrack={soundtrack} />
      <CardTracks soundtrack={soundtrack} />
    </div>
  );
});
