import { type ReactNode, useRef } from "react";
import { Button, type ButtonKind } from "../button/index.ts";
import styles from "./Dialog.module.css";
import { Dialog } from "./Dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  kind?: ButtonKind | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question before something that cannot be taken back. Focus starts on the answer that changes nothing. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirm,
  cancel,
  kind = "danger",
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} title={title} onClose={onCancel} role="alertdialog" initialFocus={stay}>
      <p className={styles.words}>{children}</p>
      <div className={styles.answers}>
        <Button kind={kind} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button ref={stay} kind="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
};
