import { ArrowLeft, ArrowRight, Pencil, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardEditor } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { Button, Card, Dialog, IconButton } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../app/modal.ts";
import { nameOf } from "./named.ts";
import styles from "./SlideModal.module.css";

/** One slide, large, with its neighbours in reach (MODAL-24). */
export const SlideModal = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const modal = useModal("slide");
  const build = useModal("contribution-builder");
  const remove = useModal("delete-slide");
  const shown = editor.slides.filter((s) => s.type !== "title");
  const at = shown.findIndex((s) => s.id === modal.params.id);
  const [last, setLast] = useState<Slide | null>(null);
  const now = shown[at] ?? null;
  if (now !== null && now !== last) setLast(now);
  const slide = now ?? last; // what leaves stays in sight
  if (slide === null) return null;
  const go = (to: number) => {
    const next = shown[to];
    if (next) modal.show({ id: next.id });
  };
  return (
    <Dialog
      open={modal.isOpen && now !== null}
      onClose={modal.close}
      title={slide.type === "credits" ? w("editor.credits") : nameOf(slide, w)}
      actions={
        <div className={styles.actions}>
          <IconButton
            icon={ArrowLeft}
            aria-label={w("editor.previous")}
            disabled={at <= 0}
            onClick={() => go(at - 1)}
          />
          <span className={styles.place}>
            {w("editor.slideOf", { at: at + 1, of: shown.length })}
          </span>
          <IconButton
            icon={ArrowRight}
            aria-label={w("editor.next")}
            disabled={at === shown.length - 1}
            onClick={() => go(at + 1)}
          />
          <span className={styles.spread} />
          {editor.canRemove(slide) ? (
            <Button
              kind="bare"
              size="small"
              icon={Trash2}
              onClick={() => remove.show({ id: slide.id })}
            >
              {w("editor.delete")}
            </Button>
          ) : null}
          <Button size="small" icon={Pencil} onClick={() => build.show({ id: slide.id })}>
            {w("editor.edit")}
          </Button>
        </div>
      }
    >
      <div className={styles.slide}>
        <Card>
          <SlideFace slide={slide} story={editor.story} />
        </Card>
      </div>
    </Dialog>
  );
});
