import { Link } from "react-router";
import { POSTER_SIZE, posterPath } from "#core/app/index.ts";
import { shopCovers } from "#core/domain/cover/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { localDay, occasionsOn } from "#core/domain/occasion/index.ts";
import { ButtonLink } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../app/context.ts";
import { Band } from "./Band.tsx";
import styles from "./Days.module.css";

/** The shop by occasion, one folded strip: each occasion with a lettered cover of its own. */
export const Days = () => {
  const w = useWords();
  const { clock } = useApp().outside;
  return (
    <Band
      title={w("landing.days")}
      aside={
        <ButtonLink to={paths.shop()} size="small">
          {w("landing.allDays")}
        </ButtonLink>
      }
    >
      <nav className={styles.days} aria-label={w("landing.days")}>
        {occasionsOn(localDay(clock.now())).map(({ value, label, colour }) => {
          const covers = shopCovers(value);
          const cover = covers.find(({ variant }) => variant === "curvey") ?? covers[0];
          return cover ? (
            <Link key={value} to={paths.shop(value)}>
              <img
                src={posterPath(value, cover.theme)}
                alt=""
                {...POSTER_SIZE}
                loading="lazy"
                decoding="async"
              />
              <span style={{ borderBlockStartColor: colour }}>{label}</span>
            </Link>
          ) : null;
        })}
      </nav>
    </Band>
  );
};
