import { useEffect, useState } from "react";
import { THUMBNAIL_SIZES } from "#core/domain/cover/index.ts";
import type { Slide } from "#core/domain/slide/index.ts";
import { Card, CardCover } from "#web/components/index.ts";
import { drawSlideOf, type ShownSlide, SlideFace, SlideView } from "#web/slides/index.ts";
import styles from "./Gallery.module.css";
import { Part } from "./Part.tsx";
import { balloons, cake, cat } from "./pictures.ts";

/** A picture as an uploading file has it: drawings take pixels, in a worker too. */
const pixels = async (address: string): Promise<string> => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return URL.createObjectURL(await canvas.convertToBlob());
};
const [catPhoto, cakePhoto, balloonsPhoto] = await Promise.all([cat, cake, balloons].map(pixels));

const blank: ShownSlide = {
  id: "a",
  type: "text",
  variant: "simple",
  title: null,
  subtitle: "Tom",
  description: null,
  date: null,
  theme: null,
  thumbnail_url: null,
  location_name: null,
  creator: null,
  media: [],
};
const photo = (id: string, url: string) => ({
  id,
  type: "photo" as const,
  url,
  thumbnail_url: null,
});
const short = "Thirty suits you. Thank you for every Tuesday coffee and every rescued deadline.";
const long =
  "Dear Grace, do you remember the summer when the tent blew into the lake? We laughed until the farmer came out. I have never been so wet, so cold and so happy, and I would do it again tomorrow. Thank you for being my friend through all of it, the storms and the sunshine. Here is to thirty more years!!";
const text = (variant: string, description: string): ShownSlide => ({
  ...blank,
  id: variant + description.length,
  variant,
  description,
});
const photos = (variant: string, count: number): ShownSlide => ({
  ...blank,
  id: variant + count,
  type: "photos",
  variant,
  title: count === 1 ? "Biscuit says hi" : "All of us in Lisbon, the last evening",
  media: [
    photo("cat", catPhoto ?? cat),
    photo("cake", cakePhoto ?? cake),
    photo("balloons", balloonsPhoto ?? balloons),
    photo("cat2", catPhoto ?? cat),
  ].slice(0, count),
});
const texts = ["letter", "typewriter", "xmas", "greetings", "simple"] as const;
const prints = ["fullscreen", "polaroid", "hover", "simple"] as const;

export const samples: readonly ShownSlide[] = [
  ...["curvey", "cake"].map(
    (variant): ShownSlide => ({
      ...blank,
      id: variant,
      type: "title",
      variant,
      title: "Happy Birthday %RECIPIENT_NAME%",
      theme: { name: `${variant}-0` },
    }),
  ),
  ...texts.map((variant) => text(variant, short)),
  ...texts.map((variant) => text(variant, long)),
  text("greetings", "Hooray!"),
  ...prints.map((variant) => photos(variant, 1)),
  ...prints.map((variant) => photos(variant, 4)),
  { ...photos("polaroid", 1), id: "lost", media: [photo("lost", "/lost.jpg")] },
  {
    ...blank,
    id: "credits",
    type: "credits",
    subtitle: null,
    description: "Priya\nTom\nAmara\nBen\nDan",
  },
  {
    ...blank,
    id: "roll",
    type: "credits",
    subtitle: null,
    description: Array.from({ length: 20 }, (_, i) => `Person ${i + 1}`).join("\n"),
  },
  ...(["audio", "video", "giphy", "location", "music", "news", "date"] as const).map(
    (type): ShownSlide => ({ ...blank, id: type, type, variant: "x", title: null }),
  ),
];

const asked = new URLSearchParams(window.location.search);
const at = asked.get("at");

const draw = drawSlideOf({ recipient_first_name: "Grace" });
const Drawn = ({ slide }: { slide: ShownSlide }) => {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const { width, height } = THUMBNAIL_SIZES[slide.type === "title" ? "cover" : "normal"];
    draw(slide as Slide, width, height).then(
      (drawn) => drawn && setUrl(URL.createObjectURL(drawn.content as Blob)),
      console.warn,
    );
  }, [slide]);
  return <CardCover src={url || undefined} alt="" />;
};

/** Every slide, still; with `?drawn` as its thumbnail, with `?at=1.5` alive at that second. */
export const Slides = () => (
  <Part title="Slides">
    <div className={styles.slides}>
      {samples.map((slide) => (
        <Card key={slide.id}>
          {asked.has("drawn") ? (
            <Drawn slide={slide} />
          ) : at === null ? (
            <SlideFace slide={slide} story={{ recipient_first_name: "Grace" }} />
          ) : (
            <SlideView
              slide={slide}
              story={{ recipient_first_name: "Grace" }}
              elapsed={() => Number(at) * 1000}
              playing={asked.has("playing")}
            />
          )}
        </Card>
      ))}
    </div>
  </Part>
);
