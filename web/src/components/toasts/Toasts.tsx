import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../button/index.ts";
import styles from "./Toasts.module.css";

export type ToastWords = {
  words: string;
  /** What can still be done about it: "Undo". Doing it closes the toast. */
  action?: { words: string; act: () => void } | undefined;
  /** Said at once and in red, for what failed. */
  tone?: "bad" | undefined;
  /** Milliseconds it stays: 5000, or 10000 with an action; 0 stays until closed. */
  stay?: number | undefined;
};

const manager = Toast.createToastManager<{ closing: string }>();

/** Tells something in passing, from anywhere; answers its id. Needs `<Toasts>` on the page. */
export const toast = ({ words, action, tone, stay }: ToastWords): string => {
  const id: string = manager.add({
    title: words,
    timeout: stay ?? (action ? 10_000 : 5_000),
    ...(tone ? { type: tone, priority: "high" as const } : {}),
    ...(action
      ? {
          actionProps: {
            children: action.words,
            onClick: () => {
              action.act();
              manager.close(id);
            },
          },
        }
      : {}),
  });
  return id;
};

type ToastsProps = {
  /** Names for readers. */
  label?: string | undefined;
  closeWords?: string | undefined;
  children?: ReactNode;
};

/** The place of toasts, once around the app: bottom middle, a polite live region, F6 brings the keyboard there. */
export const Toasts = ({ label = "Notices", closeWords = "Dismiss", children }: ToastsProps) => (
  <Toast.Provider toastManager={manager} limit={3}>
    {children}
    <Toast.Portal>
      <Toast.Viewport className={styles.viewport} aria-label={label}>
        <List closeWords={closeWords} />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);

const List = ({ closeWords }: { closeWords: string }) => {
  const { toasts } = Toast.useToastManager();
  return toasts.map((told) => (
    <Toast.Root
      key={told.id}
      toast={told}
      swipeDirection={["down", "left", "right"]}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.words} render={<p />} />
        {told.actionProps ? (
          <Toast.Action render={<Button kind="bare" size="small" className={styles.action} />} />
        ) : null}
        <Toast.Close
          render={<IconButton icon={X} aria-label={closeWords} className={styles.close} />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
};
