import { observer } from "mobx-react-lite";
import { type CardEditor, openLogo } from "#core/app/index.ts";
import { Button, Dialog, Quiet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useModalSubject } from "../../hooks/subject.tsx";
import { LogoPanel } from "../../screens/branding/index.ts";
import type { ModalProps } from "../props.ts";
import { useGone } from "../useGone.ts";

/** The logo of a card (LOGO-04), its owner’s alone (decision 0077). */
const LogoModal = observer(({ modal }: ModalProps) => {
  const { editor } = useModalSubject();
  useGone(modal, editor?.isOwn === false);
  return editor?.isOwn ? <OfCard key={editor.id} modal={modal} editor={editor} /> : null;
});
export default LogoModal;

const OfCard = observer(({ modal, editor }: ModalProps & { editor: CardEditor }) => {
  const w = useWords();
  const logo = useModel((app) => openLogo(app, { type: "story", story_id: editor.id }), editor.id);
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w("logos.heading")}
      closeWords={w("shell.close")}
      actions={
        <Button kind="primary" onClick={modal.close}>
          {w("editor.done")}
        </Button>
      }
    >
      <Stack gap={4}>
        <Quiet>{w("logos.ofStory")}</Quiet>
        <LogoPanel logo={logo} />
      </Stack>
    </Dialog>
  );
});
