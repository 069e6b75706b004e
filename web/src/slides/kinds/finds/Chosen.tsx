import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button, FieldGroup, Row } from "#web/components/index.ts";
import styles from "./Chosen.module.css";

type ChosenProps = {
  label: string;
  error: string | undefined;
  picture: ReactNode;
  name: string;
  about?: string | undefined;
  /** "Choose another GIF". */
  change: string;
  onChange: () => void;
};

/** What a message is made of, and the way to something else. */
export const Chosen = ({ label, error, picture, name, about, change, onChange }: ChosenProps) => (
  <FieldGroup label={label} error={error}>
    <div className={styles.chosen}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <b>{name}</b>
        {about ? <span>{about}</span> : null}
      </span>
    </div>
    <Row gap={2}>
      <Button size="small" icon={RefreshCw} onClick={onChange}>
        {change}
      </Button>
    </Row>
  </FieldGroup>
);
