import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { EnvelopeFlap, IconButton, Page } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import { SiteBar } from "../frame/SiteBar.tsx";
import styles from "./Login.module.css";

type LetterProps = {
  title: string;
  /** Shows the arrow back. */
  onBack?: (() => void) | undefined;
  children: ReactNode;
};

/** One letter on the warm desk: sign-in, a link from a mail, a browser that cannot draw (OPEN-31). */
export const Letter = ({ title, onBack, children }: LetterProps) => {
  const w = useWords();
  return (
    <Page bar={<SiteBar />} ground="dusk">
      <title>{title}</title>
      <section className={styles.letter}>
        <EnvelopeFlap />
        <div className={styles.inside}>
          <header className={styles.header}>
            {onBack ? (
              <IconButton icon={ArrowLeft} aria-label={w("shell.back")} onClick={onBack} />
            ) : null}
            <h1>{title}</h1>
          </header>
          {children}
        </div>
      </section>
    </Page>
  );
};
