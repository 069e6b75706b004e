import { useEffect, useState } from "react";
import { idle } from "../../hooks/idle.ts";

/** People who save data or motion. */
const saves = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** False until the page is loaded and has time to spare; for ever for people who save data or motion. */
export const useIdleAndFree = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let gone = false;
    void idle().then(() => gone || setIdle(true));
    return () => {
      gone = true;
    };
  }, []);
  return isIdle && !saves();
};
