import type { CSSProperties } from "react";
import type { LogoLink } from "#core/domain/branding/index.ts";
import { names } from "#web/components/names.ts";
import styles from "./LogoMark.module.css";

type LogoMarkProps = {
  link: LogoLink;
  /** What readers hear. */
  words: string;
  className?: string | undefined;
};

/** A logo at its size, on the ground that it can be seen on. */
export const LogoMark = ({ link: { logo, scale }, words, className }: LogoMarkProps) => (
  <span
    className={names(styles.mark, className)}
    data-ground={logo.ground}
    style={{ "--scale": scale, "--shape": logo.width / logo.height } as CSSProperties}
  >
    <img
      src={logo.urls.large}
      alt={words}
      width={logo.width}
      height={logo.height}
      decoding="async"
    />
  </span>
);
