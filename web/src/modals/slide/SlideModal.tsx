import { ArrowLeft, ArrowRight, Pencil, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button, Card, Dialog, IconButton } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { useModalSubject } from "../../hooks/subject.tsx";
import type { ModalProps } from "../props.ts";
import { slideAsked } from "../slideAsked.ts";
import { useGone } from "../useGone.ts";
import { useLast } from "../useLast.ts";
import styles from "./Slide.module.css";
import { areRead, slidesShown } from "./shown.ts";

/** One slide, large, with its neighbours in reach (MODAL-24). */
const SlideModal = observer(({ modal }: ModalProps) => {
  const w = useWords();
  const subject = useModalSubject();
  const { profile } = useApp().session;
  const build = useModal("contribution-builder");
  const remove = useModal("delete-slide");
  const all = slidesShown(subject, profile?.id, w);
  const asked = slideAsked(modal.params);
  const at = asked === null ? 0 : all.findIndex((one) => one.id === asked);
  const now = all[at] ?? null;
  useGone(modal, now === null && areRead(subject));
  const shown = useLast(now);
  if (shown === null) return null;
  const go = (to: number) => {
    const next = all[to];
    if (next) modal.show({ id: next.id });
  };
  return (
    <Dialog
      open={modal.isOpen && now !== null}
      onClose={modal.close}
      title={shown.title}
      closeWords={w("shell.close")}
      actions={
        <div className={styles.actions}>
          <IconButton
            icon={ArrowLeft}
            aria-label={w("modals.previous")}
            disabled={at <= 0}
            onClick={() => go(at - 1)}
          />
          <span className={styles.place} aria-live="polite">
            {w("modals.slideOf", { at: at + 1, of: all.length })}
          </span>
          <IconButton
            icon={ArrowRight}
            aria-label={w("modals.next")}
            disabled={at >= all.length - 1}
            onClick={() => go(at + 1)}
          />
          <span className={styles.spread} />
          {shown.mayDelete ? (
            <Button
              kind="bare"
              size="small"
              icon={Trash2}
              onClick={() => remove.show({ id: shown.id })}
            >
              {w("modals.delete")}
            </Button>
          ) : null}
          {shown.mayEdit ? (
            <Button size="small" icon={Pencil} onClick={() => build.show({ id: shown.id })}>
              {w("modals.edit")}
            </Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.slide}>
        <Card>
          <SlideFace slide={shown.slide} story={shown.story} />
        </Card>
      </div>
    </Dialog>
  );
});
export default SlideModal;
