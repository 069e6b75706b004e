import { useWords } from "#web/words/index.ts";
import styles from "./auth.module.css";

/** What people agree to (AUTH-08, AUTH-09). */
export const LegalPanel = ({ of }: { of: "terms" | "privacy" }) => {
  const w = useWords();
  return (
    <div className={styles.legal}>
      {([1, 2, 3, 4, 5] as const).map((n) => (
        <p key={n}>{w(`legal.${of}${n}`)}</p>
      ))}
    </div>
  );
};
