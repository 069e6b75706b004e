import { useEffect } from "react";
import { useApp } from "../hooks/context.ts";

/** While a card is being played nothing asks for the phone to be turned (OPEN-22). */
export const useCardPlaying = (): void => {
  const { window } = useApp().shell;
  useEffect(() => window.play(), [window]);
};
