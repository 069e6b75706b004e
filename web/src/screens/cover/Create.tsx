import { PenLine } from "lucide-react";
import { observer } from "mobx-react-lite";
import { openNewCard } from "#core/app/index.ts";
import { nameMaximum } from "#core/domain/form/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  BackLink,
  Button,
  ButtonLink,
  Page,
  TextInput,
  VisuallyHidden,
  WorkBar,
} from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useRouteTitle } from "../../hooks/route.ts";
import { Loading } from "../../shell/guard.tsx";
import { useAskUnsaved } from "../card/index.ts";
import { Studio } from "./Studio.tsx";

/** A card from the very beginning (ROUTE-48): its cover; the greeting is one step on. */
export const Create = observer(() => {
  const w = useWords();
  const title = useRouteTitle();
  const model = useModel((app) => openNewCard(app), "new");
  useAskUnsaved(model, (path) => path === paths.create || path === paths.createGreeting);
  if (model.loaded === "loading") return <Loading />;
  const error = model.error ?? model.design.errorOf("variant");
  const make = (
    <Button
      kind="primary"
      size="large"
      wide
      busy={model.busy}
      busyWords={w("cover.making")}
      onClick={() => void model.make()}
    >
      {w("cover.make")}
    </Button>
  );
  return (
    <Page
      bar={
        <WorkBar
          back={<BackLink to={paths.shop(model.occasion)} label={w("cover.backShop")} />}
          title={said(title)}
        >
          <ButtonLink size="small" icon={PenLine} to={paths.createGreeting}>
            {w("cover.greet")}
          </ButtonLink>
        </WorkBar>
      }
      dock={make}
    >
      <h1>
        <VisuallyHidden>{said(title)}</VisuallyHidden>
      </h1>
      <Studio
        design={model.design}
        recipientName={model.recipientFirstName}
        occasion={model.occasion}
        onOccasion={(occasion) => model.celebrate(occasion)}
        under={
          <TextInput
            name="recipient"
            label={w("cover.for")}
            placeholder={w("cover.forPlaceholder")}
            value={model.recipientFirstName}
            maxLength={nameMaximum}
            autoComplete="off"
            autoCapitalize="words"
            onValue={(name) => model.name(name)}
          />
        }
        act={make}
        error={
          error === null ? null : (
            <>
              <b>{w("cover.failedNew")}</b> {said(error)}
            </>
          )
        }
      />
    </Page>
  );
});
