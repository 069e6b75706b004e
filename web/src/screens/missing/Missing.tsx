import { paths } from "#core/domain/navigation/index.ts";
import { ButtonLink, Empty, Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";

/** No such page, or a link that leads nowhere any more (ROUTE-66). */
export const Missing = () => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />}>
      <title>{w("shell.notFound")}</title>
      <Empty heading="h1" title={w("shell.notFound")} words={w("shell.notFoundHelp")}>
        <ButtonLink to={paths.landing} kind="primary">
          {w("shell.goHome")}
        </ButtonLink>
      </Empty>
    </Page>
  );
};
