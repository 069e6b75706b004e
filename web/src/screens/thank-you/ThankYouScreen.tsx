import { observer } from "mobx-react-lite";
import { useState } from "react";
import { type CardEditor, openThankYou } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Card, Empty, Page } from "#web/components/index.ts";
import { SlideFace } from "#web/slides/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useSaidErrors } from "../card/index.ts";
import { CardBar } from "../frame/CardBar.tsx";
import { coverSlideOf } from "../frame/card.ts";
import { OwnCard } from "../frame/OwnCard.tsx";
import { Letter } from "./Letter.tsx";
import styles from "./ThankYou.module.css";

/** What the recipient wrote back, for the card's organiser alone (OPEN-171). */
export const ThankYouScreen = () => (
  <OwnCard>{(editor) => <ThankYouPage editor={editor} />}</OwnCard>
);

const ThankYouPage = observer(({ editor }: { editor: CardEditor }) => {
  const w = useWords();
  const app = useApp();
  const [model] = useState(() => openThankYou(app, editor));
  useSaidErrors(editor);
  const { story } = editor;
  if (story === null) return null;
  const name = model.recipient;
  const cover = coverSlideOf(story);
  return (
    <Page bar={<CardBar editor={editor} />} className={styles.page ?? ""}>
      <title>{w("thankYou.page")}</title>
      {model.state === "none" ? (
        <Empty
          heading="h1"
          title={w("thankYou.none")}
          words={name ? w("thankYou.noneHelp", { name }) : w("thankYou.noneHelpNoName")}
        >
          <ButtonLink to={paths.edit(editor.id)} kind="primary">
            {w("thankYou.back")}
          </ButtonLink>
        </Empty>
      ) : (
        <div className={styles.both}>
          <div className={styles.card}>
            {cover ? (
              <span className={styles.cover} aria-hidden="true">
                <Card>
                  <SlideFace slide={cover} story={story} />
                </Card>
              </span>
            ) : null}
            <ButtonLink to={paths.edit(editor.id)} size="small">
              {w("thankYou.back")}
            </ButtonLink>
          </div>
          <Letter model={model} />
        </div>
      )}
    </Page>
  );
});
