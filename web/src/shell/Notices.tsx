import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { loginFrom } from "#core/domain/navigation/index.ts";
import { Banner, Button, VisuallyHidden } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import { useApp } from "../hooks/context.ts";
import { useTakenFoot } from "./foot.ts";
import { Go } from "./Go.tsx";
import styles from "./Notices.module.css";

/**
 * The slips of paper at the foot of the window, the most urgent on top (SHELL-17..25). What must be read stands beside
 * the app in the document, as modals do, and above them: an open one shuts the app off. What can wait lies under them.
 */
export const Notices = observer(() => {
  const foot = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const { banners, error } = useApp().shell;
  useTakenFoot(foot, above);
  const isPressing =
    error?.persistent === true || banners.reloadsIn !== null || banners.maintenance !== null;
  const canWait = banners.update || banners.freeCredit || banners.cookie;
  return (
    <>
      {createPortal(
        // "off" says nothing by itself: it keeps what is in it with readers while a modal hides all else
        <div
          ref={above}
          aria-live="off"
          className={styles.above}
          data-alone={canWait ? undefined : ""}
        >
          {error?.persistent ? <Trouble words={said(error.error)} /> : null}
          {banners.reloadsIn !== null ? <Forced seconds={banners.reloadsIn} /> : null}
          {banners.maintenance !== null ? <Maintenance {...banners.maintenance} /> : null}
        </div>,
        document.body,
      )}
      <div ref={foot} className={styles.foot} data-alone={isPressing ? undefined : ""}>
        {banners.update ? <Offered /> : null}
        {banners.freeCredit ? <FreeCredit /> : null}
        {banners.cookie ? <Cookies /> : null}
      </div>
    </>
  );
});

/** Said once, when it comes: what counts down is not read out every second. */
const Said = ({ words }: { words: string }) => {
  const [first] = useState(words);
  return <VisuallyHidden role="alert">{first}</VisuallyHidden>;
};

const Trouble = ({ words }: { words: string }) => (
  <Banner label={useWords()("notices.trouble")} place="foot" tone="warn">
    <p role="alert">{words}</p>
  </Banner>
);

const Forced = ({ seconds }: { seconds: number }) => {
  const w = useWords();
  const words = w("notices.updateForced", { seconds });
  return (
    <Banner label={w("notices.update")} place="foot" tone="warn">
      <p role="timer">{words}</p>
      <Said words={words} />
    </Banner>
  );
};

const Maintenance = (left: { hours: number; mins: number; secs: number }) => {
  const w = useWords();
  const words = w("notices.maintenanceSay", left);
  return (
    <Banner label={w("notices.maintenance")} place="foot" tone="warn">
      <p role="timer">{words}</p>
      <Said words={words} />
    </Banner>
  );
};

const Offered = () => {
  const w = useWords();
  const { banners } = useApp().shell;
  return (
    <Banner
      label={w("notices.update")}
      place="foot"
      onDismiss={() => banners.putOffUpdate()}
      dismissWords={w("notices.dismiss")}
    >
      <p role="status">{w("notices.updateSay")}</p>
      <Button size="small" onClick={() => banners.updateNow()}>
        {w("notices.updateNow")}
      </Button>
    </Banner>
  );
};

const FreeCredit = observer(() => {
  const w = useWords();
  const { session, shell } = useApp();
  const { banners } = shell;
  return (
    <Banner
      label={w("notices.credit")}
      place="foot"
      onDismiss={() => banners.dismissFreeCredit()}
      dismissWords={w("notices.dismiss")}
    >
      <p>
        {w("notices.creditSay")}{" "}
        {session.isSignedIn ? null : <Go to={loginFrom(banners.path)}>{w("notices.signIn")}</Go>}
      </p>
    </Banner>
  );
});

const Cookies = () => {
  const w = useWords();
  const { banners } = useApp().shell;
  return (
    <Banner label={w("notices.cookies")} place="foot">
      <p>
        {w("notices.cookiesSay")}{" "}
        <Go to="/privacy" label={w("notices.learnMoreCookies")}>
          {w("notices.learnMore")}
        </Go>
      </p>
      <Button size="small" onClick={() => banners.acceptCookies()}>
        {w("notices.gotIt")}
      </Button>
    </Banner>
  );
};
