import { PenLine } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Arrival } from "#core/app/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import { Banner, Button, ButtonLink, Page, TabLinks } from "#web/components/index.ts";
import { Hint } from "#web/shell/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { useModal } from "../../hooks/modal.ts";
import { useSubject } from "../../hooks/subject.tsx";
import { SiteBar } from "../frame/SiteBar.tsx";
import { useFirstGesture } from "../frame/useFirstGesture.ts";
import styles from "./Contributor.module.css";
import { Head, Hero } from "./Hero.tsx";
import { Messages } from "./Messages.tsx";
import { People } from "./People.tsx";
import { PrivateLink } from "./PrivateLink.tsx";
import type { RoomProps } from "./part.ts";
import { Unsent } from "./Unsent.tsx";

/** The group's invitation, the messages and the people; adding a message is always under the thumb. */
export const Room = observer(({ model, story, part }: RoomProps) => {
  const w = useWords();
  const builder = useModal("contribution-builder");
  useSubject({ contributor: model });
  const { session } = useApp();
  const [arrival] = useState(() => new Arrival(session, model));
  useFirstGesture(() => arrival.tell());
  const name = story.recipient_first_name;
  const { token } = model;
  const add = (
    // what waits asks for more attention than another message
    <Button
      {...(model.hasUnsent ? {} : { kind: "primary" })}
      size="large"
      icon={PenLine}
      onClick={() => builder.show()}
    >
      {w(model.mine.length > 0 ? "contributor.addAnother" : "contributor.add")}
    </Button>
  );
  return (
    <Page
      bar={<SiteBar />}
      banners={
        model.isOrganiser ? (
          <Banner label={w("contributor.ownCard")}>
            {w("contributor.ownCard")}{" "}
            <ButtonLink kind="bare" size="small" to={paths.edit(story.id)}>
              {w("contributor.backToCard")}
            </ButtonLink>
          </Banner>
        ) : undefined
      }
      className={styles.page}
      dock={add}
    >
      <title>{name ? w("contributor.title", { name }) : w("contributor.titleNoName")}</title>
      {part === "invitation" ? (
        <Hero story={story} add={add} isSigned={model.mine.length > 0} />
      ) : (
        <Head story={story} add={add} />
      )}
      <Unsent model={model} />
      {model.mine.length === 0 && !model.hasUnsent ? (
        <Hint id="contributor-add" words="notices.hintContributorAdd" />
      ) : null}
      {part === "roles" ? null : (
        <Hint id="contributor-view-group" words="notices.hintContributorGroup" />
      )}
      <TabLinks
        label={w("contributor.places")}
        tabs={[
          { to: paths.contributor(token), words: w("contributor.invitation") },
          { to: paths.contributorSlides(token), words: w("contributor.messages") },
          { to: `${paths.contributor(token)}/roles`, words: w("contributor.people") },
        ]}
      />
      {part === "roles" ? (
        <People model={model} />
      ) : (
        <>
          <Messages model={model} story={story} part={part} />
          <PrivateLink model={model} />
        </>
      )}
    </Page>
  );
});
