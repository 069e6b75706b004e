import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { names } from "../names.ts";
import styles from "./Card.module.css";

/** A custom colour handed to the sheet as `--tint`. */
export const tinted = (
  tint: string | undefined,
  style?: CSSProperties,
): CSSProperties | undefined => (tint ? { ...style, ["--tint" as string]: tint } : style);

type CardProps = ComponentProps<"span"> & {
  /** It lifts when its link or button is hovered. */
  lifts?: boolean | undefined;
};

/** A printed card, 5:7: leaves at its edge, a spine on its folded side. Its width comes from its place. */
export const Card = ({ lifts, className, ...rest }: CardProps) => (
  <span
    {...rest}
    data-printed=""
    data-lifts={lifts || undefined}
    className={names(styles.card, className)}
  />
);

type CardCoverProps = Omit<ComponentProps<"img">, "alt"> & { alt: string };

/** A picture as a card's face. The picture's words are required; "" where the place already names it. */
export const CardCover = ({ className, alt, ...rest }: CardCoverProps) => (
  <img decoding="async" {...rest} alt={alt} className={names(styles.cover, className)} />
);

type CardFaceProps = {
  /** The paper's colour, hex. */
  tint?: string | undefined;
  /** centre: words and pictures in the middle. pad: a picture to the edges above, words below. film: a strip with perforations. */
  layout?: "centre" | "pad" | "film" | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A printed face: put `p` for what is said, `cite` for who says it, `img`, `Polaroid`. */
export const CardFace = ({ tint, layout = "centre", className, children }: CardFaceProps) => (
  <span
    data-printed=""
    data-layout={layout}
    className={names(styles.face, className)}
    style={tinted(tint)}
  >
    {children}
  </span>
);
