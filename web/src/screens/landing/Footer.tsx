import { Link } from "react-router";
import { paths, withModal } from "#core/domain/navigation/index.ts";
import { Logo, Wrap } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useApp } from "../../hooks/context.ts";
import { LanguageChoice } from "../frame/LanguageChoice.tsx";
import styles from "./Footer.module.css";

export const Footer = () => {
  const w = useWords();
  const sells = useApp().ports.settings.tiers === "on";
  return (
    <footer className={styles.foot}>
      <Wrap className={styles.wrap ?? ""}>
        <Logo />
        <nav aria-label={w("landing.footer")} className={styles.places}>
          <Link to={paths.shop()}>{w("shell.cards")}</Link>
          {sells ? <Link to="/#pricing">{w("shell.pricing")}</Link> : null}
          <Link to="/#questions">{w("shell.questions")}</Link>
          {legal.map(([modal, words]) => (
            <Link key={modal} to={withModal(paths.landing, modal)} preventScrollReset>
              {w(words)}
            </Link>
          ))}
        </nav>
        <LanguageChoice hideLabel className={styles.language} />
      </Wrap>
    </footer>
  );
};

const legal = [
  ["privacy", "landing.privacy"],
  ["terms", "landing.terms"],
  ["corporate-terms", "landing.corporateTerms"],
] as const;
