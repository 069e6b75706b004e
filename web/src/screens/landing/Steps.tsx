import { POSTER_SIZE, posterPath } from "#core/app/index.ts";
import type { CoverVariant } from "#core/domain/cover/index.ts";
import { Avatar, Card, CardCover, Polaroid } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { Band } from "./Band.tsx";
import coffee from "./coffee.webp";
import styles from "./Steps.module.css";

/** How it works: build, invite, send. */
export const Steps = () => {
  const w = useWords();
  return (
    <Band title={w("landing.steps")} tinted>
      <ol className={styles.steps}>
        <li>
          <div className={styles.scene} aria-hidden="true">
            <Poster variant="curvey" theme="curvey-6" className={styles.left} />
            <Poster variant="particles_text" theme="flowers-text-0" className={styles.right} />
          </div>
          <h3>{w("landing.build")}</h3>
          <p>{w("landing.buildHelp")}</p>
        </li>
        <li>
          <div className={styles.scene} aria-hidden="true">
            <span className={styles.photo}>
              <Polaroid src={coffee} alt="" turn={-8} />
            </span>
            <span className={styles.slip}>
              <Avatar name="Amara" />
              {w("landing.recorded")}
            </span>
            <span className={styles.slip}>
              <Avatar name="Tom" />
              {w("landing.wrote")}
            </span>
          </div>
          <h3>{w("landing.invite")}</h3>
          <p>{w("landing.inviteHelp")}</p>
        </li>
        <li>
          <div className={styles.scene} aria-hidden="true">
            <Poster variant="exported" theme="unicorn_clouds_birthday" className={styles.middle} />
            <span className={styles.envelope} />
          </div>
          <h3>{w("landing.send")}</h3>
          <p>{w("landing.sendHelp")}</p>
        </li>
      </ol>
    </Band>
  );
};

type PosterProps = { variant: CoverVariant; theme: string; className: string | undefined };
const Poster = ({ className, ...cover }: PosterProps) => (
  <Card className={className}>
    <CardCover src={posterPath("birthday", cover)} alt="" {...POSTER_SIZE} loading="lazy" />
  </Card>
);
