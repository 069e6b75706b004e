import { observer } from "mobx-react-lite";
import { openSharedThemes } from "#core/app/index.ts";
import { themePaths } from "#core/domain/theme/index.ts";
import { Button, Page, Problem, toast } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp, useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Choice } from "./Choice.tsx";
import styles from "./Themes.module.css";
import { Unshared } from "./Unshared.tsx";

/** Themes that someone shares, to be saved to one's account; signed out that asks for a login (ROUTE-32, THEME-18). */
export const Accept = observer(({ id }: { id: string }) => {
  const w = useWords();
  const { navigator } = useApp().ports;
  const shared = useModel((app) => openSharedThemes(app, id), id);
  const { themes, selectedThemeIds, loaded } = shared;
  const isReady = loaded === "ready";
  const heading = isReady ? w("themes.acceptHeading", { n: themes.length }) : w("themes.heading");
  const accept = async () => {
    if (!(await shared.accept())) return;
    toast({ words: w("themes.accepted") });
    navigator.go(themePaths.all);
  };
  const save = (wide: boolean) => (
    <Button
      kind="primary"
      size="large"
      busy={shared.busy}
      wide={wide || undefined}
      onClick={() => void accept()}
    >
      {shared.needsLogin
        ? w("themes.acceptLogIn")
        : w("themes.accept", { n: selectedThemeIds.length })}
    </Button>
  );
  return (
    <Page bar={<SiteBar />} className={styles.page} dock={isReady ? save(true) : undefined}>
      <title>{heading}</title>
      <div className={styles.head}>
        <div>
          <h1>{heading}</h1>
          {isReady ? <p>{w("themes.acceptIntro")}</p> : null}
        </div>
      </div>
      <Problem>{said(isReady ? shared.error : null)}</Problem>
      {isReady ? (
        <Choice themes={themes} chosen={selectedThemeIds} onToggle={(one) => shared.toggle(one)} />
      ) : (
        <Unshared shared={shared} />
      )}
      {isReady ? <div className={styles.wide}>{save(false)}</div> : null}
    </Page>
  );
});
