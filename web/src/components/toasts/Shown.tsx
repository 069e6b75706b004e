import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect } from "react";
import { Button, IconButton } from "../button/index.ts";
import styles from "./Toasts.module.css";
import { type ToastWords, takeOver } from "./told.ts";

const manager = Toast.createToastManager();

const show = ({ words, action, tone, stay }: ToastWords): void => {
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
};

type ShownProps = { label: string; closeWords: string };

/** The live region with the toasts in it; loaded with the first of them. */
const Shown = ({ label, closeWords }: ShownProps) => {
  useEffect(() => takeOver(show), []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={label}>
          <List closeWords={closeWords} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};
export default Shown;

const List = ({ closeWords }: { closeWords: string }) => {
  const { toasts } = Toast.useToastManager();
  return toasts.map((told) => (
    <Toast.Root
      key={told.id}
      toast={told}
      swipeDirection={["up", "down", "left", "right"]}
      // by default hidden until it has the focus, while keys reach its buttons all the same; so is the one that closes
      aria-hidden={false}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.words} render={<p />} />
        {told.actionProps ? (
          <Toast.Action render={<Button kind="bare" size="small" className={styles.action} />} />
        ) : null}
        <Toast.Close
          aria-hidden={false}
          render={<IconButton icon={X} aria-label={closeWords} className={styles.close} />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
};
