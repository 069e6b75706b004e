import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
  Quiet,
  Row,
  Stack,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../app/modal.ts";
import { DeleteCard } from "../card/index.ts";
import { EffectToggles } from "./CoverSide.tsx";
import { SlideModal } from "./SlideModal.tsx";
import { UpgradeModal } from "./UpgradeModal.tsx";
import { undoable } from "./undo.ts";

/** The dialogs of the editor, each opened by the address (MODAL-08, 09, 11, 19, 24, 28). */
export const CardModals = ({ editor }: { editor: CardEditor }) => (
  <>
    <SlideModal editor={editor} />
    <DeleteSlide editor={editor} />
    <DeleteCard editor={editor} />
    <EffectsModal editor={editor} />
    <CardSaved editor={editor} />
    <UpgradeModal editor={editor} />
  </>
);

const DeleteSlide = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const modal = useModal("delete-slide");
  const slide = editor.messages.find((s) => s.id === modal.params.id);
  return (
    <ConfirmDialog
      open={modal.isOpen && slide !== undefined}
      title={w("editor.deleteSlide")}
      confirm={w("editor.delete")}
      cancel={w("editor.keep")}
      onCancel={modal.close}
      onConfirm={() => {
        modal.close();
        if (slide) undoable(editor, slide, w);
      }}
    >
      {w("editor.deleteSlideHelp")}
    </ConfirmDialog>
  );
});

const EffectsModal = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const modal = useModal("special-effects");
  return (
    <Dialog open={modal.isOpen} onClose={modal.close} title={w("editor.effectsTitle")}>
      <Stack gap={4}>
        <Quiet>{w("editor.effectsHelp")}</Quiet>
        <EffectToggles editor={editor} />
        <Button kind="primary" onClick={modal.close}>
          {w("editor.done")}
        </Button>
      </Stack>
    </Dialog>
  );
});

const CardSaved = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const modal = useModal("card-saved");
  return (
    <Dialog open={modal.isOpen} onClose={modal.close} title={w("editor.savedTitle")}>
      <Stack gap={4}>
        <p>{w("editor.savedHelp")}</p>
        <Quiet>{w("editor.savedInvite")}</Quiet>
        <Row gap={3}>
          <ButtonLink kind="primary" to={paths.group(editor.id)}>
            {w("editor.invite")}
          </ButtonLink>
          <Button onClick={modal.close}>{w("editor.keepGoing")}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
});
