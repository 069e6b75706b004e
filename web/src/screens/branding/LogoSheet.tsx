import { type LogoPlaceOf, openLogo } from "#core/app/index.ts";
import { Sheet } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { useModel } from "../../hooks/context.ts";
import styles from "./LogoPanel.module.css";
import { LogoPanel } from "./LogoPanel.tsx";

type LogoSheetProps = { of: Exclude<LogoPlaceOf, { readonly type: "story" }> };

/** The logo of an account or a theme, as a part of its page. */
const LogoSheet = ({ of }: LogoSheetProps) => {
  const w = useWords();
  const key = of.type === "theme" ? of.theme_id : of.type;
  const logo = useModel((app) => openLogo(app, of), `logo ${key}`);
  return (
    <Sheet className={styles.sheet} aria-labelledby="logo">
      <h2 id="logo">{w("logos.heading")}</h2>
      <p>{w(of.type === "theme" ? "logos.ofTheme" : "logos.ofAccount")}</p>
      <LogoPanel logo={logo} />
    </Sheet>
  );
};
export default LogoSheet;
