import { Suspense } from "react";
import { POSTER_SIZE, posterPath } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Avatars,
  ButtonLink,
  Card,
  CardCover,
  CardFace,
  Polaroid,
  Wrap,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { aside } from "../../shell/index.ts";
import cat from "./cat.webp";
import { heroCover } from "./cover.ts";
import styles from "./Hero.module.css";
import { useIdleAndFree } from "./idle.ts";

// with the words beside it, not a frame after them
const first = { fetchPriority: "high", decoding: "sync" } as const;
const Poster = ({ poster }: { poster: string }) => (
  <CardCover src={poster} alt="" {...POSTER_SIZE} {...first} />
);

const HeroAlive = aside(() => import("./HeroAlive.tsx"), Poster);

/** One sentence, one cover, one button; behind the cover its people fold out. */
export const Hero = () => {
  const w = useWords();
  const sells = useApp().ports.settings.tiers === "on";
  return (
    <section className={styles.hero} aria-labelledby="top">
      <Wrap className={styles.wrap ?? ""}>
        <div className={styles.copy}>
          <h1 id="top">
            {w("landing.first")}
            <br />
            <Stressed words={w("landing.second")} />
          </h1>
          <p className={styles.lead}>{w("landing.lead")}</p>
          <div className={styles.go}>
            <ButtonLink to={paths.shop()} kind="primary" size="large">
              {w("shell.makeCard")}
            </ButtonLink>
            <ButtonLink to="?open=sample" size="large">
              {w("landing.see")}
            </ButtonLink>
          </div>
          <p className={styles.who}>
            <Avatars names={["Priya", "Tess", "Amara", "Ben"]} />
            {w(sells ? "landing.free" : "landing.holdsAll")}
          </p>
        </div>
        <div className={styles.open} aria-hidden="true">
          <People />
          <HeroCover />
          <span className={styles.flecks}>
            <i />
            <i />
            <i />
            <i />
            <i />
          </span>
        </div>
      </Wrap>
    </section>
  );
};

/** The poster at once; it comes alive when the page has nothing else to do. */
const HeroCover = () => {
  const isIdle = useIdleAndFree();
  const poster = posterPath("birthday", heroCover);
  const still = <Poster poster={poster} />;
  return (
    <Card className={styles.cover}>
      {isIdle ? (
        <Suspense fallback={still}>
          <HeroAlive poster={poster} />
        </Suspense>
      ) : (
        still
      )}
    </Card>
  );
};

/** The next three panels of the card, folded like the map they come from. */
const People = () => {
  const w = useWords();
  return (
    <span className={styles.trail}>
      <span>
        <CardFace tint="#fbd9cf">
          <Polaroid src={cat} alt="" caption={w("landing.message3")} turn={-3} />
        </CardFace>
      </span>
      <span>
        <CardFace>
          <p>{w("landing.message1")}</p>
          <cite>{w("landing.message1By")}</cite>
        </CardFace>
      </span>
      <span>
        <CardFace tint="#dcefe7">
          <span className={styles.wave}>
            {wave.map((height, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              <i key={place} style={{ blockSize: height }} />
            ))}
          </span>
          <p>{w("landing.message2")}</p>
          <cite>{w("landing.message2By")}</cite>
        </CardFace>
      </span>
    </span>
  );
};

const wave = [5, 9, 14, 22, 30, 18, 26, 38, 44, 30, 20, 34, 26, 16, 24, 12, 8, 5];

/** "Everyone they <em>love</em> inside." with its one word in italics. */
const Stressed = ({ words }: { words: string }) => {
  const [before, stressed, after] = words.split(/<\/?em>/);
  return (
    <>
      {before}
      {stressed ? <em>{stressed}</em> : null}
      {after}
    </>
  );
};
