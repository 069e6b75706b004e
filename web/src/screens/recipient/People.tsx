import { LayoutGrid } from "lucide-react";
import { observer } from "mobx-react-lite";
import { openCardPeople, type Recipient } from "#core/app/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import type { Role } from "#core/domain/role/index.ts";
import { Avatar, ButtonLink, ErrorState, Page, Sheet, Skeleton } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { useFrom } from "./names.ts";
import styles from "./People.module.css";
import { PreviewBar } from "./PreviewBar.tsx";

/** Who is on the card (ROUTE-19). */
export const People = observer(({ model }: { model: Recipient }) => {
  const w = useWords();
  const { token } = model;
  const people = useModel((app) => openCardPeople(app, token), token);
  const from = useFrom(model);
  return (
    <Page bar={<SiteBar />} banners={<PreviewBar model={model} />} className={styles.page ?? ""}>
      <title>{w("people.heading")}</title>
      <header className={styles.head}>
        <h1>{w("people.heading")}</h1>
        <p>{from}</p>
      </header>
      {people.loaded === "failed" ? (
        <ErrorState
          words={said(people.error)}
          retry={w("shell.tryAgain")}
          onRetry={() => void people.open()}
        />
      ) : (
        <Sheet aria-label={w("people.list")} aria-busy={people.loaded === "loading"}>
          {people.loaded === "loading" ? (
            <Skeleton width="100%" style={{ blockSize: "8rem" }} />
          ) : (
            <ul className={styles.people}>
              {people.roles.map((role) => (
                <Person key={role.id} role={role} />
              ))}
            </ul>
          )}
        </Sheet>
      )}
      <p>
        <ButtonLink
          to={paths.recipientSlides(token) + (model.isPreview ? "?preview=true" : "")}
          icon={LayoutGrid}
        >
          {w("people.toCard")}
        </ButtonLink>
      </p>
    </Page>
  );
});

const parts = {
  owner: "people.made",
  contributor: "people.signed",
  recipient: "people.for",
  viewer: "people.watches",
} as const;

const Person = ({ role }: { role: Role }) => {
  const w = useWords();
  const who = fullName(role.person) || w("people.somebody");
  return (
    <li>
      <Avatar name={who} />
      <span>
        <b dir="auto">{who}</b>
        {role.role_type ? <span>{w(parts[role.role_type])}</span> : null}
      </span>
    </li>
  );
};
