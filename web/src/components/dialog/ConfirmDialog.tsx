import { type ReactNode, useRef } from "react";
import { Button, type ButtonKind } from "../button/index.ts";
import styles from "./Dialog.module.css";
import { Dialog } from "./Dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, in a sentence or a few paragraphs. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  kind?: ButtonKind | undefined;
  busy?: boolean | undefined;
  /** Why it did not work. */
  error?: string | null | undefined;
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
  error = null,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} title={title} onClose={onCancel} role="alertdialog" initialFocus={stay}>
      <div className={styles.words}>
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
      <div role="alert">{error ? <p className={styles.error}>{error}</p> : null}</div>
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
