import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { CardEditor } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { Badge, Empty, Fanfold, Fold, Icon, Row, VisuallyHidden } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import fold from "./MessageFold.module.css";
import { MessageFold } from "./MessageFold.tsx";
import styles from "./Messages.module.css";
import { nameOf } from "./named.ts";

type MessagesProps = { editor: CardEditor; onAdd: () => void };

/** All messages as one folded strip, in the order in which they play (STORY-10). */
export const Messages = observer(({ editor, onAdd }: MessagesProps) => {
  const w = useWords();
  const slideModal = useModal("slide");
  const remove = useModal("delete-slide");
  const [told, tell] = useState("");
  const { messages, limit } = editor;
  const credits = editor.story?.has_credits_slide
    ? editor.slides.find((s) => s.type === "credits")
    : undefined;
  const move = (slide: Slide, to: number) => {
    tell(w("editor.moved", { what: nameOf(slide, w), at: to + 1, of: messages.length }));
    void editor.move(slide.id, to);
  };
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <Row gap={3}>
        <h2 id="messages">{w("editor.messages")}</h2>
        <Badge>
          {limit === null ? messages.length : w("editor.count", { count: messages.length, limit })}
        </Badge>
      </Row>
      {messages.length === 0 ? (
        <Empty title={w("editor.empty")} words={w("editor.emptyHelp")} />
      ) : null}
      <Fanfold label={w("editor.messages")}>
        {messages.map((slide, at) => (
          <MessageFold
            key={slide.id}
            slide={slide}
            at={at}
            of={messages.length}
            editor={editor}
            onOpen={() => slideModal.show({ id: slide.id })}
            onMove={(to) => move(slide, to)}
            onDropped={(from, to) => {
              const dropped = messages[from];
              if (dropped) move(dropped, to);
            }}
            onDelete={() => remove.show({ id: slide.id })}
          />
        ))}
        {credits && messages.length > 0 ? (
          <Fold
            className={fold.fold}
            leaf={
              <button
                type="button"
                className={styles.leaf}
                onClick={() => slideModal.show({ id: credits.id })}
              >
                <VisuallyHidden>{w("editor.credits")}: </VisuallyHidden>
                <SlideFace slide={credits} story={editor.story} />
              </button>
            }
          >
            <b>{w("editor.credits")}</b>
          </Fold>
        ) : null}
        <li className={styles.new}>
          <button type="button" onClick={onAdd}>
            <Icon of={Plus} size={32} />
            <b>{w("editor.add")}</b>
          </button>
        </li>
      </Fanfold>
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
    </section>
  );
});
