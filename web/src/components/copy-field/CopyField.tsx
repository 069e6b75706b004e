import { Check, Copy } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import styles from "./CopyField.module.css";

type CopyFieldProps = {
  /** What is copied: a link. */
  value: string;
  /** What is seen of it, where the whole is long. */
  shown?: string | undefined;
  /** The reader's name: "Invite link". */
  label: string;
  /** "Copy link" and, for two seconds after, "Copied". */
  words: string;
  copiedWords: string;
  /** Quiet where it stands beside what the screen is for. */
  kind?: "primary" | "quiet" | undefined;
  onCopied?: (() => void) | undefined;
};

const restMs = 2000;

/** A link with the button that copies it. Where the clipboard is closed to us it selects the link instead. */
export const CopyField = ({
  value,
  shown,
  label,
  words,
  copiedWords,
  kind = "primary",
  onCopied,
}: CopyFieldProps) => {
  const [copied, setCopied] = useState(0);
  const link = useRef<HTMLOutputElement>(null);
  const id = useId();
  useEffect(() => {
    if (copied === 0) return;
    const rest = setTimeout(() => setCopied(0), restMs);
    return () => clearTimeout(rest);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      if (link.current) getSelection()?.selectAllChildren(link.current);
      return;
    }
    setCopied((count) => count + 1);
    onCopied?.();
  };
  return (
    <div className={styles.place}>
      <div className={styles.copy}>
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
        <output ref={link} aria-labelledby={id} className={styles.link}>
          <span>{shown ?? value}</span>
        </output>
        <Button kind={kind} icon={copied ? Check : Copy} onClick={copy}>
          {/* both words take room, so that the button keeps its width */}
          <span className={styles.words}>
            <span data-shown={copied === 0 || undefined} aria-hidden={copied > 0}>
              {words}
            </span>
            <span data-shown={copied > 0 || undefined} aria-hidden={copied === 0}>
              {copiedWords}
            </span>
          </span>
        </Button>
      </div>
      <VisuallyHidden role="status">{copied ? copiedWords : ""}</VisuallyHidden>
    </div>
  );
};
