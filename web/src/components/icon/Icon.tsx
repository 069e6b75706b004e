import type { LucideIcon } from "lucide-react";
import { names } from "../names.ts";
import styles from "./Icon.module.css";

/** A drawn sign from lucide-react. */
export type IconShape = LucideIcon;

type IconProps = {
  of: IconShape;
  /** Pixels, 24 unless the place says otherwise (CONST-03). */
  size?: number;
  /** Filled with its own ink, for play and heart. */
  solid?: boolean;
  className?: string | undefined;
};

/** A sign beside words, hidden from readers: its button or its words carry the name. */
export const Icon = ({ of: Shape, size = 24, solid, className }: IconProps) => (
  <Shape
    aria-hidden="true"
    size={size}
    strokeWidth={1.9}
    data-solid={solid || undefined}
    className={names(styles.icon, className)}
  />
);
