import type { Player } from "#core/app/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import { Wait } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import type { ClipDeck } from "./media/index.ts";
import styles from "./Scene.module.css";
import { SlideFace, SlideView } from "./SlideFace.tsx";

/** What a panel is for now; a living slide keeps its element from one part to the next. */
export type Role =
  | { readonly is: "inHand" | "leaving" | "ahead"; readonly turn: number }
  | { readonly is: "aside" };

type PanelProps = {
  slide: Slide;
  place: number;
  role: Role;
  /** Its settled picture lies below what lives. */
  hasStill: boolean;
  player: Player;
  now: { direction: 1 | -1; playing: boolean; settled: boolean; deck: ClipDeck };
  story: Story;
  isLate: boolean;
};

/** One panel of the card: its settled picture while it stands aside, and alive while it is in hand, comes or leaves. */
export const Panel = ({ slide, role, place, hasStill, story, ...living }: PanelProps) => (
  <span
    className={styles.panel}
    data-panel=""
    data-place={place}
    data-role={role.is}
    aria-hidden={role.is === "inHand" ? undefined : "true"}
  >
    {hasStill ? (
      <span className={styles.still} aria-hidden="true">
        <SlideFace isAside slide={slide} story={story} />
      </span>
    ) : null}
    {role.is === "aside" ? null : (
      <Living
        key={`${role.turn} ${slide.id}`}
        slide={slide}
        role={role}
        story={story}
        {...living}
      />
    )}
    <span className={styles.shade} />
  </span>
);

type LivingProps = Omit<PanelProps, "place" | "hasStill" | "role"> & {
  role: Exclude<Role, { is: "aside" }>;
};

const Living = ({ slide, role, player, now, story, isLate }: LivingProps) => {
  const w = useWords();
  const fx = { confetti: story.fx_confetti, snow: story.fx_snow };
  /** How long the card has been playing when the slide in hand began, in milliseconds. */
  const began = player.at() - player.elapsed();
  const isInHand = role.is === "inHand";
  const part = isInHand
    ? {
        label: slide.title ?? undefined,
        fxFrom: began / 1000,
        elapsed: () => player.elapsed(),
        playing: now.playing,
        settled: now.settled,
        deck: now.deck,
        onReady: () => player.release(),
        onError: (error: Error) => {
          player.release();
          player.fail(error);
        },
      }
    : role.is === "ahead"
      ? {
          isAhead: true,
          // the slide before it is in hand
          fxFrom: (began + (player.slide ? player.lengthOf(player.slide) : 0)) / 1000,
          playing: false,
        }
      : { playing: false };
  return (
    <span
      className={styles.living}
      data-role={role.is}
      data-direction={isInHand ? now.direction : undefined}
      aria-hidden={isInHand ? undefined : "true"}
    >
      <SlideView slide={slide} story={story} fx={fx} turn={role.turn} {...part} />
      {isInHand && isLate ? (
        <span className={styles.late}>
          <Wait words={w("player.loading")} seen />
        </span>
      ) : null}
    </span>
  );
};
