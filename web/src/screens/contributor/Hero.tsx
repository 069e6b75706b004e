import type { ReactNode } from "react";
import { occasionOf } from "#core/domain/occasion/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { Avatar, Eyebrow, Quiet } from "#web/components/index.ts";
import { wholeDay } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { coverSlideOf, titleOf } from "../frame/card.ts";
import { FaceCard } from "../frame/FaceCard.tsx";
import { LivingCard } from "../frame/LivingCard.tsx";
import styles from "./Contributor.module.css";

const headingOf = (story: Story, w: ReturnType<typeof useWords>) =>
  story.recipient_first_name
    ? w("contributor.heading", { name: story.recipient_first_name })
    : w("contributor.headingNoName");

/** The invitation: the cover alive, for whom, from whom, what they say and until when. */
export const Hero = ({
  story,
  add,
  isSigned,
}: {
  story: Story;
  add: ReactNode;
  isSigned: boolean;
}) => {
  const w = useWords();
  const { session } = useApp();
  const cover = coverSlideOf(story);
  const owner = story.owner.first_name;
  const until = story.completion_date;
  return (
    <div className={styles.hero}>
      <LivingCard cover={cover} story={story} label={titleOf(story)} className={styles.cover} />
      <div className={styles.words}>
        <Eyebrow>{said(occasionOf(story.occasion).label)}</Eyebrow>
        <h1>{headingOf(story, w)}</h1>
        <p className={styles.lead}>
          {owner ? w("contributor.from", { owner }) : w("contributor.fromNobody")}
          {until ? (
            <>
              {" "}
              <b>{w("contributor.until", { date: wholeDay(until) })}</b>
            </>
          ) : null}
          .
        </p>
        {story.group_message ? (
          <figure className={styles.note}>
            <blockquote>{story.group_message}</blockquote>
            {owner ? (
              <figcaption>
                <Avatar name={owner} /> {owner}
              </figcaption>
            ) : null}
          </figure>
        ) : null}
        <div className={styles.wide}>{add}</div>
        {session.isSignedIn || isSigned ? null : <Quiet small>{w("contributor.noAccount")}</Quiet>}
        <Quiet small>{w("contributor.messageCount", { n: story.contribution_count ?? 0 })}</Quiet>
      </div>
    </div>
  );
};

/** The same in one line, above the messages and the people. */
export const Head = ({ story, add }: { story: Story; add: ReactNode }) => {
  const w = useWords();
  const cover = coverSlideOf(story);
  return (
    <div className={styles.head}>
      {cover ? (
        <span className={styles.small} aria-hidden="true">
          <FaceCard slide={cover} story={story} />
        </span>
      ) : null}
      <h1>{headingOf(story, w)}</h1>
      <div className={styles.wide}>{add}</div>
    </div>
  );
};
