import { observer } from "mobx-react-lite";
import { useRef } from "react";
import type { Moderation, ModerationTab } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Button, ButtonLink, Empty } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useLayout } from "../frame/LayoutSwitch.tsx";
import styles from "./Contributions.module.css";
import { Message } from "./Message.tsx";

const none: Readonly<Record<ModerationTab, "noneWaiting" | "noneInCard" | "noneTurnedDown">> = {
  waiting: "noneWaiting",
  inTheCard: "noneInCard",
  turnedDown: "noneTurnedDown",
};

/** The messages of the chosen tab in their order; new ones come in by themselves. */
export const List = observer(({ moderation }: { moderation: Moderation }) => {
  const w = useWords();
  const list = useRef<HTMLDivElement>(null);
  const layout = useLayout("view_as_slides");
  const { shown, tab, isNarrowed, editor } = moderation;
  if (shown.length === 0 && isNarrowed && moderation.in(tab).length > 0)
    return (
      <Empty
        heading="h2"
        title={w("contributions.noneFound")}
        words={w("contributions.noneFoundHelp")}
      >
        <Button onClick={() => moderation.clearSearch()}>{w("contributions.showAll")}</Button>
      </Empty>
    );
  return (
    // what was decided leaves the list: the focus stays in it
    <div ref={list} tabIndex={-1} className={styles.focus}>
      {shown.length === 0 ? (
        <Empty
          heading="h2"
          title={w(`contributions.${none[tab]}`)}
          words={w(`contributions.${none[tab]}Help`)}
        >
          {tab === "turnedDown" ? null : (
            <ButtonLink to={paths.group(editor.id)}>{w("contributions.gather")}</ButtonLink>
          )}
        </Empty>
      ) : (
        <ul className={styles.list} data-layout={layout}>
          {shown.map((contribution) => (
            <Message
              key={contribution.id}
              moderation={moderation}
              contribution={contribution}
              onDecided={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
    </div>
  );
});
