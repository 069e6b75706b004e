import { observer } from "mobx-react-lite";
import type { CardEditor } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ConfirmDialog, toast } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { useModal } from "../../app/modal.ts";

/** Asks before the whole card goes (MODAL-09, STORY-09). */
export const DeleteCard = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const { session, outside } = useApp();
  const modal = useModal("delete-card");
  return (
    <ConfirmDialog
      open={modal.isOpen}
      title={w("editor.deleteSure")}
      confirm={w("editor.deleteCard")}
      cancel={w("editor.keep")}
      onCancel={modal.close}
      onConfirm={() =>
        void editor.deleteCard().then((deleted) => {
          if (!deleted) return modal.close();
          toast({ words: w("editor.cardDeleted") });
          outside.navigator.go(session.isSignedIn ? paths.home() : paths.shop(), { replace: true });
        })
      }
    >
      {w("editor.deleteSureHelp")}
    </ConfirmDialog>
  );
});
