import { laterAt } from "#core/domain/navigation/index.ts";
import { ButtonLink, Empty, Page } from "#web/components/index.ts";
import { said } from "#web/words/index.ts";
import { useRoute, useRouteTitle } from "../../hooks/route.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Missing } from "../missing/Missing.tsx";

/** A page that is not there yet: says what it will be, and leads on. */
export const Soon = () => {
  const { route, params } = useRoute();
  const title = useRouteTitle();
  const later = laterAt(route.path, params);
  if (later === null) return <Missing />;
  return (
    <Page bar={<SiteBar />}>
      <Empty heading="h1" title={said(title)} words={said(later.words)}>
        <ButtonLink to={later.on.path} kind="primary">
          {said(later.on.words)}
        </ButtonLink>
      </Empty>
    </Page>
  );
};
