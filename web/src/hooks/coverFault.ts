import { useApp } from "./context.ts";

/** Reports why a cover cannot be drawn (ERR-27, ERR-28); where a card plays, its player does. */
export const useCoverFault = (): ((error: Error) => void) => {
  const { reporter } = useApp().ports;
  return (error) => reporter.fault(error, "cover");
};
