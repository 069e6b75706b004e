import { Dialog as Base } from "@base-ui/react/dialog";
import { ArrowLeft, X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { useWords } from "#web/words/index.ts";
import { IconButton } from "../button/index.ts";
import styles from "./Dialog.module.css";
import { useShutOff } from "./shutOff.ts";

export type DialogProps = {
  open: boolean;
  /** Asked to close: by the cross, Escape or a click beside it. Keep the dialog mounted, so that it can leave. */
  onClose: () => void;
  title: ReactNode;
  /** Readers' names of the cross and the arrow. */
  closeWords?: string | undefined;
  backWords?: string | undefined;
  /** Shows a back arrow before the title. */
  onBack?: (() => void) | undefined;
  /** narrow 29 rem for one question, middle 40 rem, wide 62 rem for work. On a phone all are sheets. */
  width?: "narrow" | "middle" | "wide" | undefined;
  /** False: only an answer inside closes it; there is no cross, and Escape and the scrim do nothing. */
  dismissable?: boolean | undefined;
  /** Above the title, edge to edge: an envelope flap, a picture. */
  top?: ReactNode;
  /** Stays in reach under the scrolling content: the actions. */
  actions?: ReactNode;
  role?: "dialog" | "alertdialog" | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
};

/** What is begun with: a field, or what a dialog without one marks as its first step. */
const fields = "input:not([type=hidden]), textarea, select, [data-begin]";

/** What to begin with; of a choice what is chosen. */
const firstOf = (body: HTMLElement | null): HTMLElement | undefined => {
  const all = [...(body?.querySelectorAll<HTMLInputElement>(fields) ?? [])];
  const [first] = all;
  return first?.type === "radio"
    ? (all.find(({ name, checked }) => name === first.name && checked) ?? first)
    : first;
};

/**
 * A modal (MODAL-29: in and out in 350 ms): a sheet that rises on a phone, a card in the middle from 769 px on. Focus
 * stays inside and returns to where it came from.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  closeWords,
  backWords,
  onBack,
  width = "narrow",
  dismissable = true,
  top,
  actions,
  role = "dialog",
  initialFocus,
  children,
}: DialogProps) => {
  const w = useWords();
  const body = useRef<HTMLDivElement>(null);
  const cameFrom = useShutOff(open);
  // the question, not the cross; after a touch the sheet itself, since a field would raise the keyboard over it
  const firstField = (opened: string) => opened === "touch" || firstOf(body.current) || true;
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissable}
      onOpenChange={(next, details) => {
        if (next) return;
        if (dismissable) onClose();
        else details.cancel();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport} data-modal="">
          <Base.Popup
            className={styles.dialog}
            data-width={width}
            role={role}
            initialFocus={initialFocus ?? firstField}
            finalFocus={cameFrom}
          >
            <div ref={body} className={styles.body} data-modal-body="">
              {top ? <div className={styles.top}>{top}</div> : null}
              <header className={styles.header}>
                {onBack ? (
                  <IconButton
                    icon={ArrowLeft}
                    aria-label={backWords ?? w("shell.back")}
                    onClick={onBack}
                  />
                ) : null}
                <Base.Title className={styles.title}>{title}</Base.Title>
                {dismissable ? (
                  <Base.Close
                    render={<IconButton icon={X} aria-label={closeWords ?? w("shell.close")} />}
                  />
                ) : null}
              </header>
              {children}
            </div>
            {actions ? <footer className={styles.actions}>{actions}</footer> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
