import { Choice, type ChoiceProps, type Option } from "../choice/index.ts";
import { Icon } from "../icon/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { names } from "../names.ts";
import styles from "./Segments.module.css";

type SegmentsProps<T extends string> = ChoiceProps<T, Option<T>> & {
  value: T;
  /** Signs only; the words stay for readers. */
  iconsOnly?: boolean | undefined;
  /** As wide as its place, parts equal. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** One of two to five, all in sight; arrow keys move within it. */
export const Segments = <T extends string>({
  iconsOnly,
  className,
  ...choice
}: SegmentsProps<T>) => (
  <Choice
    {...choice}
    className={names(styles.segments, className)}
    part={styles.part}
    face={({ icon, words }) => (
      <>
        {icon ? <Icon of={icon} size={22} /> : null}
        {iconsOnly ? <VisuallyHidden>{words}</VisuallyHidden> : <span>{words}</span>}
      </>
    )}
  />
);
