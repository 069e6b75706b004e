import { useEffect, useRef } from "react";

/** Runs `run` each time that `is` becomes true, with what it closes over then; never twice for one time. */
export const useOnceWhen = (is: boolean, run: () => void): void => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (is) latest.current();
  }, [is]);
};
