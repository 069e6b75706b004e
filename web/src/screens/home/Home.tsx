import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useParams } from "react-router";
import { takeSharedFiles } from "#adapters/sharing/index.ts";
import { type HomeType, type Home as Model, openHome } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Badge,
  ButtonLink,
  Empty,
  ErrorState,
  Page,
  Skeleton,
  TabLinks,
  VisuallyHidden,
} from "#web/components/index.ts";
import { useMissingCovers } from "#web/slides/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { LayoutSwitch } from "../frame/LayoutSwitch.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Desk } from "./Desk.tsx";
import styles from "./Home.module.css";

const types = ["created", "contributed", "received"] as const;

/** One's cards as objects on a desk (ROUTE-34); the table of routes leads unknown kinds away (OPEN-36). */
export const Home = () => {
  const { type } = useParams();
  return <HomePage type={types.find((known) => known === type) ?? "created"} />;
};

const HomePage = observer(({ type }: { type: HomeType }) => {
  const w = useWords();
  const home = useModel((app) => openHome(app), "home");
  useSubject({ home });
  // whoever has cards may share photos with one of them
  useEffect(() => void takeSharedFiles(), []);
  useMissingCovers(home.bareCovers, (slide) => home.take(slide));
  const count = (of: HomeType) =>
    home.loaded === "ready" && home.of(of).length > 0 ? (
      <Badge>{home.of(of).length}</Badge>
    ) : undefined;
  // the empty desk itself asks for the first card
  const isBare = home.loaded === "ready" && home.of(type).length === 0;
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{w("home.heading")}</title>
      <div className={styles.hello}>
        <h1>{w("home.heading")}</h1>
        {isBare ? null : (
          <ButtonLink to={paths.shop()} kind="primary" icon={Plus}>
            {w("home.makeCard")}
          </ButtonLink>
        )}
      </div>
      <TabLinks
        label={w("home.tabs")}
        tabs={types.map((of) => ({
          to: paths.home(of === "created" ? undefined : of),
          words: w(`home.${of}`),
          badge: count(of),
        }))}
      />
      {home.loaded === "ready" && !isBare ? (
        <div className={styles.tools}>
          <LayoutSwitch of="view_as_cards" />
        </div>
      ) : null}
      <Shown home={home} type={type} />
    </Page>
  );
});

const Shown = observer(({ home, type }: { home: Model; type: HomeType }) => {
  const w = useWords();
  if (home.loaded === "failed")
    return (
      <ErrorState
        words={said(home.error)}
        retry={w("shell.tryAgain")}
        onRetry={() => void home.open()}
      />
    );
  if (home.loaded === "loading")
    return (
      <div className={styles.waiting} aria-busy="true">
        <VisuallyHidden role="status">{w("home.loading")}</VisuallyHidden>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} shape="card" />
        ))}
      </div>
    );
  if (home.of(type).length === 0) {
    const kind = (
      { created: "Created", contributed: "Contributed", received: "Received" } as const
    )[type];
    return (
      <Empty heading="h2" title={w(`home.no${kind}`)} words={w(`home.no${kind}Help`)}>
        <ButtonLink to={paths.shop()} kind="primary" icon={Plus}>
          {w("home.makeCard")}
        </ButtonLink>
      </Empty>
    );
  }
  return <Desk home={home} type={type} />;
});
