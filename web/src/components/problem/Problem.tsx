import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../icon/index.ts";
import styles from "./Problem.module.css";

/**
 * What went wrong with the whole of something. Its place is always there, so that readers hear it come; eyes are
 * taken to it, as the button that was pressed may stand below while it comes above, or under a dock.
 */
export const Problem = ({ children }: { children?: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const isTold = Boolean(children);
  useEffect(() => {
    if (isTold) box.current?.scrollIntoView({ block: "nearest" });
  }, [isTold]);
  return (
    <div role="alert" className={styles.place}>
      {isTold ? (
        <div ref={box} className={styles.problem}>
          <Icon of={CircleAlert} size={18} />
          <div>{children}</div>
        </div>
      ) : null}
    </div>
  );
};
