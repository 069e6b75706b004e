import { Check } from "lucide-react";
import { Icon } from "../icon/index.ts";
import styles from "./Stepper.module.css";

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** The step we are at, from 0. */
  at: number;
  /** What readers hear after a step that is behind. */
  doneWords?: string | undefined;
};

/** The few steps of a way and where one is on it. */
export const Stepper = ({ label, steps, at, doneWords = "done" }: StepperProps) => (
  <ol className={styles.stepper} aria-label={label}>
    {steps.map((words, place) => (
      <li
        key={words}
        data-done={place < at ? "" : undefined}
        aria-current={place === at ? "step" : undefined}
      >
        <i aria-hidden="true">{place < at ? <Icon of={Check} size={16} /> : place + 1}</i>
        {words}
        {place < at ? <span className={styles.hidden}>, {doneWords}</span> : null}
      </li>
    ))}
  </ol>
);
