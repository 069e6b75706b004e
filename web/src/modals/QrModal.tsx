import { Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { CardEditor, Contributor } from "#core/app/index.ts";
import { type ModalParams, paths } from "#core/domain/navigation/index.ts";
import { Button, CopyField, Dialog, QrCode, Quiet, Stack } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { useModalSubject } from "../hooks/subject.tsx";
import { saveQr } from "../screens/group/saveQr.ts";
import type { ModalProps } from "./props.ts";
import styles from "./Qr.module.css";
import { useGone } from "./useGone.ts";

type Kind = "Group" | "Recipient" | "Jump";

/** Which link of a card is asked for: its group's unless the owner asks for another one (OPEN-35). */
const linkOf = (
  { link }: ModalParams,
  editor: CardEditor | undefined,
  contributor: Contributor | undefined,
): { kind: Kind; path: string } | null => {
  if (editor?.story) {
    const { group, recipient } = editor.story.tokens;
    if (link === "jump") return { kind: "Jump", path: `/jump/${editor.id}` };
    if (link === "recipient")
      return recipient ? { kind: "Recipient", path: paths.recipient(recipient) } : null;
    return group ? { kind: "Group", path: paths.contributor(group) } : null;
  }
  return contributor ? { kind: "Group", path: paths.contributor(contributor.token) } : null;
};

/** A link as a code to scan, large enough for a wall (MODAL-22, ROLE-20). */
const QrModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const { address } = useApp().ports.settings;
  const { editor, contributor } = useModalSubject();
  const link = linkOf(modal.params, editor, contributor);
  useGone(modal, link === null && editor !== undefined);
  if (link === null) return null;
  const url = `${address}${link.path}`;
  return (
    <Dialog
      open={modal.isOpen}
      onClose={modal.close}
      title={w(`modals.qr${link.kind}`)}
      closeWords={w("shell.close")}
    >
      <Stack gap={4}>
        <Quiet>{w(`modals.qr${link.kind}Help`)}</Quiet>
        <div className={styles.code}>
          <QrCode value={url} label={w("modals.qrCode")} />
        </div>
        <CopyField
          value={url}
          shown={url.replace(/^https?:\/\//, "")}
          label={w("modals.link")}
          words={w("group.copy")}
          copiedWords={w("group.copied")}
        />
        <Button wide icon={Download} onClick={() => void saveQr(url, w("modals.qrFile"))}>
          {w("modals.saveCode")}
        </Button>
      </Stack>
    </Dialog>
  );
});
export default QrModal;
