import { observer } from "mobx-react-lite";
import { openSharedThemes } from "#core/app/index.ts";
import { themePaths } from "#core/domain/theme/index.ts";
import { BackLink, CopyField, Page, Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Band } from "./Band.tsx";
import styles from "./Themes.module.css";
import { Unshared } from "./Unshared.tsx";

/** The link to some of one's themes (OPEN-129). */
export const Share = observer(({ id }: { id: string }) => {
  const w = useWords();
  const shared = useModel((app) => openSharedThemes(app, id), id);
  const heading = w("themes.shareHeading");
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{heading}</title>
      <div className={styles.back}>
        <BackLink to={themePaths.all} label={w("themes.back")} />
        <h1>{heading}</h1>
      </div>
      {shared.loaded === "ready" ? (
        <>
          <Sheet className={styles.part} aria-label={w("themes.link")}>
            <p>{w("themes.shareIntro")}</p>
            <CopyField
              value={shared.link}
              label={w("themes.link")}
              words={w("themes.copy")}
              copiedWords={w("themes.copied")}
            />
          </Sheet>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without bullets */}
          <ul className={styles.list} role="list">
            {shared.themes.map((theme) => (
              <li key={theme.id} className={styles.choice}>
                <span className={styles.chosen}>
                  <Band colours={theme.colourset.colours} className={styles.band} />
                  <b>{theme.name}</b>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Unshared shared={shared} />
      )}
    </Page>
  );
});
