import { CalendarHeart } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router";
import type { Shop } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { occasionOf } from "#core/domain/occasion/index.ts";
import { Icon } from "#web/components/index.ts";
import { dayOf } from "#web/dates/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./Shop.module.css";

/** What has its day soon, or that nothing has; and of an occasion out of season, when it is back (SHOP-03..09). */
export const Coming = observer(({ shop }: { shop: Shop }) => {
  const w = useWords();
  const { coming, offeredAgain, occasion } = shop;
  return (
    <div className={styles.coming}>
      <p>
        <Icon of={CalendarHeart} size={20} />
        {coming.length === 0 ? (
          <span>
            {w("shop.noneComing")} <Link to={paths.shop("thanks")}>{w("shop.noneComingWay")}</Link>
          </span>
        ) : (
          <span>
            {w("shop.coming")}:{" "}
            {coming.map(({ occasion, days }, place) => (
              <span key={occasion}>
                {place > 0 ? ", " : null}
                <Link to={paths.shop(occasion)}>
                  {w("shop.comingIn", { occasion: said(occasionOf(occasion).label), days })}
                </Link>
              </span>
            ))}
          </span>
        )}
      </p>
      {offeredAgain === null ? null : (
        <p role="note">
          {w("shop.outOfSeason", {
            occasion: said(occasionOf(occasion).label),
            // any year has the day: of a leap day there is no talk
            day: dayOf(new Date(2001, offeredAgain.month - 1, offeredAgain.day, 12).getTime()),
          })}
        </p>
      )}
    </div>
  );
});
