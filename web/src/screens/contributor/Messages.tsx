import { Pencil, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { Contributor } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { Badge, Button, Empty, Quiet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModal } from "../../hooks/modal.ts";
import { FaceButton } from "../frame/FaceButton.tsx";
import { LayoutSwitch, useLayout } from "../frame/LayoutSwitch.tsx";
import styles from "./Messages.module.css";
import { authorOf, type RoomProps } from "./part.ts";

/** One's own messages, to edit and delete later, and the others' where they are shown before the card is sent. */
export const Messages = observer(({ model, story, part }: RoomProps) => {
  const w = useWords();
  const { mine, others } = model;
  const layout = useLayout("view_as_group_slides");
  const isMany = mine.length + (story.show_as_you_go ? others.length : 0) > 1;
  const name = story.recipient_first_name;
  return (
    <div className={styles.messages}>
      {isMany ? (
        <div className={styles.tools}>
          <LayoutSwitch of="view_as_group_slides" />
        </div>
      ) : null}
      {/* the invitation itself asks for the first one, and one that waits is told of above */}
      {mine.length === 0 && (part === "invitation" || model.hasUnsent) ? null : (
        <section aria-labelledby="mine">
          <h2 id="mine">{w("contributor.yours", { n: Math.max(1, mine.length) })}</h2>
          {mine.length === 0 ? (
            <Empty
              heading="h3"
              title={w("contributor.noneMine")}
              words={w("contributor.noneMineHelp")}
            />
          ) : (
            <ul className={styles.mine} data-layout={layout}>
              {mine.map((slide, at) => (
                <Mine key={slide.id} model={model} story={story} slide={slide} at={at + 1} />
              ))}
            </ul>
          )}
        </section>
      )}
      {story.show_as_you_go ? (
        others.length > 0 || part === "slides" ? (
          <section aria-labelledby="others">
            <h2 id="others">{w("contributor.theirs")}</h2>
            {others.length === 0 ? (
              <Empty
                heading="h3"
                title={w("contributor.noneOthers")}
                words={w("contributor.noneOthersHelp")}
              />
            ) : (
              <ul className={styles.others} data-layout={layout}>
                {others.map((slide) => (
                  <Theirs key={slide.id} story={story} slide={slide} />
                ))}
              </ul>
            )}
          </section>
        ) : null
      ) : (
        <Quiet>{name ? w("contributor.secret", { name }) : w("contributor.secretNoName")}</Quiet>
      )}
    </div>
  );
});

const tones = { approved: "good", moderated: "warn", pending: "warn", rejected: "bad" } as const;

type MineProps = { model: Contributor; story: Story; slide: Slide; at: number };

const Mine = observer(({ model, story, slide, at }: MineProps) => {
  const w = useWords();
  const builder = useModal("contribution-builder");
  const remove = useModal("delete-slide");
  const large = useModal("slide");
  return (
    <li>
      <FaceButton
        slide={slide}
        story={story}
        label={w("contributor.seeMessage", { at })}
        onOpen={() => large.show({ slide: slide.id })}
      />
      <div className={styles.acts}>
        {model.isOwner ? null : (
          <p>
            <Badge tone={tones[slide.status]}>{w(`contributor.${slide.status}`)}</Badge>
          </p>
        )}
        <Button
          size="small"
          icon={Pencil}
          aria-label={w("contributor.editMessage", { at })}
          onClick={() => builder.show({ slide: slide.id })}
        >
          {w("contributor.edit")}
        </Button>
        <Button
          kind="bare"
          size="small"
          icon={Trash2}
          aria-label={w("contributor.deleteMessage", { at })}
          onClick={() => remove.show({ slide: slide.id })}
        >
          {w("contributor.delete")}
        </Button>
      </div>
    </li>
  );
});

const Theirs = ({ story, slide }: { story: Story; slide: Slide }) => {
  const w = useWords();
  const large = useModal("slide");
  const who = authorOf(slide, w);
  return (
    <li>
      <FaceButton
        slide={slide}
        story={story}
        label={w("contributor.messageBy", { who })}
        onOpen={() => large.show({ slide: slide.id })}
      />
      <Quiet small>{who}</Quiet>
    </li>
  );
};
