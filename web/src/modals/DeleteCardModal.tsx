import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardEditor, Home } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { isOwnerRole } from "#core/domain/role/index.ts";
import { ConfirmDialog, toast } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import { titleOf } from "../screens/frame/card.ts";
import type { ModalProps } from "./props.ts";
import { useGone } from "./useGone.ts";
import { useLast } from "./useLast.ts";

/** Asks before a whole card goes (MODAL-09, STORY-09), over it or over all of one's cards. */
const DeleteCardModal = ({ modal }: ModalProps) => {
  const { editor, home } = useModalSubject();
  if (editor) return <OfEditor modal={modal} editor={editor} />;
  return home ? <OfHome modal={modal} home={home} /> : null;
};
export default DeleteCardModal;

const OfEditor = observer(({ modal, editor }: ModalProps & { editor: CardEditor }) => {
  const w = useWords();
  const { session, ports } = useApp();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const isGone = await editor.deleteCard();
    setBusy(false);
    if (!isGone) return modal.close();
    toast({ words: w("editor.cardDeleted") });
    ports.navigator.go(session.isSignedIn ? paths.home() : paths.shop(), { replace: true });
  };
  return (
    <ConfirmDialog
      open={modal.isOpen}
      title={w("editor.deleteSure")}
      confirm={w("editor.deleteCard")}
      cancel={w("editor.keep")}
      busy={busy}
      onCancel={modal.close}
      onConfirm={() => void remove()}
    >
      {w("editor.deleteSureHelp")}
    </ConfirmDialog>
  );
});

const OfHome = observer(({ modal, home }: ModalProps & { home: Home }) => {
  const w = useWords();
  const [busy, setBusy] = useState(false);
  const asked = home
    .of("created")
    .find(({ role }) => role.id === modal.params.role && isOwnerRole(role));
  useGone(modal, home.loaded === "ready" && !asked && !busy);
  const card = useLast(asked);
  if (!card) return null;
  const title = titleOf(card.story);
  const remove = async () => {
    setBusy(true);
    const isGone = await home.deleteCard(card.story.id);
    modal.close();
    setBusy(false);
    if (isGone) toast({ words: w("home.deleted", { title }) });
    else if (home.error) toast({ words: said(home.error), tone: "bad" });
  };
  return (
    <ConfirmDialog
      open={modal.isOpen && asked !== undefined}
      title={w("home.deleteSure", { title })}
      confirm={w("home.delete")}
      cancel={w("home.keep")}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={modal.close}
    >
      {w("home.deleteHelp", { n: card.story.contribution_count ?? 0 })}
    </ConfirmDialog>
  );
});
