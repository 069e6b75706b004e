import type { MouseEvent, ReactNode } from "react";
import { useApp } from "../hooks/context.ts";

type GoProps = {
  /** An own path. */
  to: string;
  /** The reader's name of it, beginning with what is seen. */
  label?: string;
  children: ReactNode;
};

/** A link for what lies outside the router. */
export const Go = ({ to, label, children }: GoProps) => {
  const { navigator } = useApp().ports;
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigator.go(to);
  };
  return (
    <a href={to} aria-label={label} onClick={go}>
      {children}
    </a>
  );
};
