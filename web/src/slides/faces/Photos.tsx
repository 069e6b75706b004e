import { displaySeconds } from "#core/domain/slide/index.ts";
import { useWords } from "#web/words/index.ts";
import { makerOf, photosOf, type ShownMedium, type ShownSlide, tintOf, turnOf } from "../shown.ts";
import { Photo } from "./Photo.tsx";
import styles from "./Photos.module.css";
import { vars } from "./paper.ts";

/** Each photo has its four seconds (OPEN-90). */
const each = displaySeconds({
  type: "photos",
  variant: "simple",
  title: null,
  subtitle: null,
  description: null,
  giphy_duration: null,
  media: [],
});

type PhotosProps = { slide: ShownSlide; isLive: boolean };
export type PhotoLook = "fullscreen" | "polaroid" | "hover" | "simple";
const looks: readonly string[] = ["fullscreen", "polaroid", "hover", "simple"];
export const lookOfPhotos = (variant: string): PhotoLook =>
  looks.includes(variant) ? (variant as PhotoLook) : "simple";

/** Photos on a slide (SLIDE-14): edge to edge, as polaroids, hanging in the air, or above the words. */
export const Photos = ({ slide, isLive }: PhotosProps) => {
  const look = lookOfPhotos(slide.variant);
  const photos = photosOf(slide);
  const title = slide.title?.trim() ?? "";
  const under = slide.subtitle?.trim() || makerOf(slide);
  return (
    <span className={styles.place}>
      <span
        className={styles.paper}
        data-look={look}
        data-live={isLive ? "" : undefined}
        style={vars({ tint: tintOf(slide), each: `${each}s`, count: photos.length })}
      >
        {photos.length === 0 ? <Blank /> : null}
        {look === "polaroid" || look === "hover" ? (
          <Prints photos={photos} look={look} caption={title} />
        ) : (
          <Frames photos={photos} isLive={isLive} />
        )}
        {look === "polaroid" && title !== "" && photos.length === 1 ? null : title || under ? (
          <span className={styles.words}>
            {title && !(look === "polaroid" && photos.length === 1) ? (
              <b dir="auto">{title}</b>
            ) : null}
            {under ? <small dir="auto">{under}</small> : null}
          </span>
        ) : null}
        {look === "polaroid" && photos.length === 1 && title && under ? (
          <span className={styles.words}>
            <small dir="auto">{under}</small>
          </span>
        ) : null}
      </span>
    </span>
  );
};

const Blank = () => <span className={styles.blank}>{useWords()("slides.noPhoto")}</span>;

/** One after another in the same frame. Still, the first is seen. */
const Frames = ({ photos, isLive }: { photos: readonly ShownMedium[]; isLive: boolean }) => (
  <span className={styles.frames}>
    {(isLive ? photos : photos.slice(0, 1)).map((medium, i) => (
      <span
        key={medium.id}
        className={styles.frame}
        data-way={i % 2}
        data-last={i === photos.length - 1 ? "" : undefined}
        style={vars({ n: i })}
      >
        <Photo medium={medium} number={i + 1} small={!isLive && photos.length > 12} />
      </span>
    ))}
  </span>
);

/** How many lie together before the lowest are covered anyway. */
const seen = 5;

type PrintsProps = { photos: readonly ShownMedium[]; look: PhotoLook; caption: string };
const Prints = ({ photos, look, caption }: PrintsProps) => (
  <span className={styles.prints} data-many={photos.length > 1 ? "" : undefined}>
    {photos.map((medium, i) => (
      <span
        key={medium.id}
        className={styles.print}
        style={vars({
          n: i,
          turn: `${turnOf(i)}deg`,
          x: `${photos.length > 1 ? [-13, 12, -10, 13, 1][i % seen] : 0}cqi`,
          y: `${photos.length > 1 ? [-17, -11, 9, 16, 0][i % seen] : 0}cqi`,
        })}
      >
        <span className={styles.held}>
          <Photo medium={medium} number={i + 1} />
          {look === "polaroid" ? (
            <span className={styles.caption} dir="auto">
              {photos.length === 1 ? caption : ""}
            </span>
          ) : null}
        </span>
      </span>
    ))}
  </span>
);
