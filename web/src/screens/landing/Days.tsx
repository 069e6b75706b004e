import { Link } from "react-router";
import { POSTER_SIZE, posterPath } from "#core/app/index.ts";
import { stripOf } from "#core/domain/cover/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { localDay, occasionOf, occasionsOn } from "#core/domain/occasion/index.ts";
import { ButtonLink } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { Band } from "./Band.tsx";
import styles from "./Days.module.css";

/** The shop by occasion, one folded strip: each occasion with its own cover, no two alike (F-61). */
export const Days = () => {
  const w = useWords();
  const { clock } = useApp().ports;
  const offered = occasionsOn(localDay(clock.now())).map(({ value }) => value);
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
        {stripOf(offered).map(({ occasion, ...face }) => {
          const { label, colour } = occasionOf(occasion);
          return (
            <Link key={occasion} to={paths.shop(occasion)}>
              <img
                src={posterPath(occasion, face)}
                alt=""
                {...POSTER_SIZE}
                loading="lazy"
                decoding="async"
              />
              <span style={{ borderBlockStartColor: colour }}>{said(label)}</span>
            </Link>
          );
        })}
      </nav>
    </Band>
  );
};
