import { ChevronRight } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { Link } from "react-router";
import { type OwnAccount, openAccount } from "#core/app/index.ts";
import { fullName } from "#core/domain/account/index.ts";
import { paths } from "#core/domain/navigation/index.ts";
import {
  Avatar,
  BackLink,
  ErrorState,
  Icon,
  Page,
  Skeleton,
  VisuallyHidden,
} from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import { useMobile, useRoute } from "../../hooks/route.ts";
import { part } from "../../shell/part.ts";
import { LogoSheet } from "../branding/index.ts";
import { useAskUnsaved } from "../card/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import { Order } from "../payments/index.ts";
import styles from "./Account.module.css";
import { EmailAddress } from "./EmailAddress.tsx";
import { Emails } from "./Emails.tsx";
import { Language } from "./Language.tsx";
import { Leave } from "./Leave.tsx";
import { Names } from "./Names.tsx";
import { Paid } from "./Paid.tsx";
import { Privacy } from "./Privacy.tsx";

const ContactPart = part(async () => ({
  default: (await import("../post/Contact.tsx")).ContactPart,
}));

const isAccount = (pathname: string): boolean =>
  pathname === paths.account || pathname.startsWith(`${paths.account}/`);

/** One's account: one page with its parts (ROUTE-35); on a phone the profile is a page of its own (ROUTE-41). */
export const Account = () => {
  const w = useWords();
  const account = useModel(openAccount, "account");
  const isMobile = useMobile();
  const { route, params } = useRoute();
  const isProfile = route.path === paths.profile && isMobile;
  const heading = w(isProfile ? "account.profile" : "account.title");
  // at a desk one order stands before the other parts (ROUTE-40)
  const order = route.path === "/account/payments/:id" && !isMobile ? (params.id ?? "") : null;
  // an address of one's contacts stands there alone: it asks before it is left, and one page asks once (ROUTE-37)
  const contact = route.path === "/account/addresses/:id" && !isMobile ? (params.id ?? "") : null;
  return (
    <Page bar={<SiteBar />} className={styles.page}>
      <title>{heading}</title>
      <div className={styles.head}>
        {isProfile || order !== null || contact !== null ? (
          <BackLink to={paths.account} label={w("account.back")} />
        ) : null}
        <h1>{heading}</h1>
      </div>
      {order !== null ? (
        <section aria-labelledby="order" className={styles.parts}>
          <h2 id="order">{w("payments.details")}</h2>
          <Order key={order} id={order} heading="h3" />
        </section>
      ) : null}
      {contact !== null ? (
        <div className={styles.parts}>
          <Suspense>
            <ContactPart key={contact} id={contact} />
          </Suspense>
        </div>
      ) : (
        <Parts account={account} shows={isProfile ? "profile" : isMobile ? "places" : "all"} />
      )}
    </Page>
  );
};

type PartsProps = { account: OwnAccount; shows: "all" | "profile" | "places" };

const Parts = observer(({ account, shows }: PartsProps) => {
  const w = useWords();
  useAskUnsaved(account, isAccount);
  if (account.loaded === "failed")
    return (
      <ErrorState
        words={w("account.failed")}
        retry={w("shell.tryAgain")}
        onRetry={() => void account.open()}
      />
    );
  if (account.loaded === "loading")
    return (
      <div aria-busy="true" className={styles.parts}>
        <VisuallyHidden role="status">{w("account.loading")}</VisuallyHidden>
        <Skeleton width="100%" style={{ blockSize: "6rem" }} />
        <Skeleton width="100%" style={{ blockSize: "14rem" }} />
      </div>
    );
  return (
    <div className={styles.parts}>
      {shows === "profile" ? null : <Person account={account} leads={shows === "places"} />}
      {shows === "places" ? null : (
        <>
          <Names names={account.names} />
          <EmailAddress account={account} />
          <Privacy account={account} />
        </>
      )}
      {shows === "profile" ? null : (
        <>
          <Emails emails={account.emails} />
          <Language />
          <Suspense>
            <LogoSheet of={{ type: "account" }} />
          </Suspense>
          <Paid isMobile={shows === "places"} />
          <Leave />
        </>
      )}
    </div>
  );
});

/** Who one is here; on a phone it leads to the profile. */
const Person = observer(({ account, leads }: { account: OwnAccount; leads: boolean }) => {
  const w = useWords();
  const { profile } = account;
  const name = fullName(profile);
  const face = (
    <>
      <span className={styles.face}>
        <Avatar name={name || (profile?.email ?? "")} />
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        <span>{profile?.email}</span>
      </span>
    </>
  );
  return leads ? (
    <Link to={paths.profile} className={styles.person}>
      <VisuallyHidden>{w("account.profile")}: </VisuallyHidden>
      {face}
      <Icon of={ChevronRight} />
    </Link>
  ) : (
    <div className={styles.person}>{face}</div>
  );
});
