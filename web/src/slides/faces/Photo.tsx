import { ImageOff } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { useWords } from "#web/words/index.ts";
import type { ShownMedium } from "../shown.ts";
import styles from "./Photo.module.css";

type PhotoProps = {
  medium: ShownMedium;
  /** Its place among the photos, from 1; 0 when the words beside it say enough. */
  number: number;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** A small picture is enough: lists and tiles. */
  small?: boolean | undefined;
};

/** One photo. When it does not load the frame says so, and a second try is a press away. */
export const Photo = ({ medium, number, className, style, small = false }: PhotoProps) => {
  const w = useWords();
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const best = small ? (medium.thumbnail_url ?? medium.url) : (medium.url ?? medium.thumbnail_url);
  if (best === null)
    return (
      <span className={`${styles.none} ${className ?? ""}`} style={style} aria-hidden="true" />
    );
  if (isBroken)
    return (
      <span
        className={`${styles.broken} ${className ?? ""}`}
        style={style}
        role="img"
        aria-label={w("slides.photoLost")}
      >
        <ImageOff aria-hidden="true" />
        {small ? null : <span>{w("slides.photoLost")}</span>}
      </span>
    );
  return (
    <img
      key={tries}
      src={best}
      alt={number > 0 ? w("slides.photo", { n: number }) : ""}
      className={`${styles.photo} ${className ?? ""}`}
      style={style}
      decoding="async"
      draggable={false}
      onError={() => {
        // a slow network deserves a second try before the frame says anything
        if (tries < 1 && !best.startsWith("blob:")) setTimeout(() => setTries(tries + 1), 1200);
        else setBroken(true);
      }}
    />
  );
};
