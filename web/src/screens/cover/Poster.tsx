import { useEffect, useRef, useState } from "react";
import type { CoverSpec } from "#core/app/index.ts";
import { toneOf } from "#core/domain/cover/index.ts";
import { Card, CardCover } from "#web/components/index.ts";
import { useApp } from "../../hooks/context.ts";
import styles from "./Gallery.module.css";
import { pagePosters } from "./posters.ts";

type PosterProps = {
  spec: CoverSpec;
  /** Where its picture lies, if there is one already. */
  src: string | null;
  /** A picture of it with other words, until its own is there. */
  early: string | null;
  /** Names the picture that is drawn where there is none. */
  name: string;
};

/** A cover among many: its picture as soon as it is in sight, its ground until then. */
export const Poster = ({ spec, src, early, name }: PosterProps) => {
  const posters = pagePosters(useApp().ports.settings.clientVersion);
  const place = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState(() => posters.known(name));
  const [broken, setBroken] = useState<readonly string[]>([]);
  const whole = (url: string | null) => (url !== null && broken.includes(url) ? null : url);
  const own = whole(src) ?? drawn;
  const isMissing = own === null;
  const shown = own ?? whole(early);
  const latest = useRef(spec);
  latest.current = spec;
  useEffect(() => {
    const element = place.current;
    if (!isMissing || element === null || typeof IntersectionObserver === "undefined") return;
    let cancel = () => {};
    const seen = new IntersectionObserver(
      (entries) => {
        cancel();
        if (entries.at(-1)?.isIntersecting) cancel = posters.want(name, latest.current, setDrawn);
      },
      { rootMargin: "120px" },
    );
    seen.observe(element);
    return () => {
      seen.disconnect();
      cancel();
    };
  }, [isMissing, posters, name]);
  const { ground, ink } = toneOf(spec.variant, spec.theme);
  return (
    <span ref={place}>
      <Card>
        {shown === null ? (
          <span className={styles.ground} style={{ background: ground, color: ink }}>
            {spec.title}
          </span>
        ) : (
          <CardCover
            src={shown}
            alt=""
            width={480}
            height={672}
            loading="lazy"
            onError={() => setBroken((before) => [...before, shown])}
          />
        )}
      </Card>
    </span>
  );
};
