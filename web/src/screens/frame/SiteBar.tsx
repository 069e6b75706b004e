import { CircleUserRound, LogOut, Menu as MenuIcon } from "lucide-react";
import { observer } from "mobx-react-lite";
import { mayOpen, paths, withModal } from "#core/domain/navigation/index.ts";
import { themePaths } from "#core/domain/theme/paths.ts";
import { ButtonLink, IconButton, Menu, type MenuEntry, TopBar } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import styles from "./SiteBar.module.css";

/** The bar of every page that is not work on one card: places, and the account's menu. */
export const SiteBar = observer(() => {
  const w = useWords();
  const { session, ports } = useApp();
  const { navigator } = ports;
  const sells = ports.settings.tiers === "on";
  const places = session.isSignedIn
    ? [
        { to: paths.home(), words: w("shell.myCards") },
        { to: paths.shop(), words: w("shell.cards") },
      ]
    : [
        { to: paths.shop(), words: w("shell.cards") },
        ...(sells ? [{ to: "/#pricing", words: w("shell.pricing") }] : []),
        { to: "/#questions", words: w("shell.questions") },
      ];
  const entries: (MenuEntry | "line")[] = [
    ...places,
    ...(session.isSignedIn
      ? [
          { words: w("shell.reminders"), to: paths.reminders },
          { words: w("shell.themes"), to: themePaths.all },
        ]
      : []),
    "line",
    ...(session.isSignedIn
      ? [{ words: w("account.title"), icon: CircleUserRound, to: paths.account }]
      : []),
    session.isSignedIn
      ? {
          words: w("shell.signOut"),
          icon: LogOut,
          act: () => {
            // where the question may not be asked it is asked at home (Appendix A)
            const here = mayOpen(navigator.path, "sign-out") ? navigator.path : paths.home();
            navigator.go(withModal(here, "sign-out"));
          },
        }
      : { words: w("shell.logIn"), act: () => navigator.go(withModal(navigator.path, "auth")) },
  ];
  return (
    <TopBar places={places}>
      {session.isSignedIn ? null : (
        <ButtonLink to={withModal(navigator.path, "auth")} kind="bare" size="small">
          {w("shell.logIn")}
        </ButtonLink>
      )}
      <ButtonLink to={paths.shop()} kind="primary" size="small" className={styles.roomy}>
        {w("shell.makeCard")}
      </ButtonLink>
      <Menu
        trigger={
          <IconButton
            icon={MenuIcon}
            aria-label={w(session.isSignedIn ? "shell.account" : "shell.menu")}
          />
        }
        entries={entries}
      />
    </TopBar>
  );
});
