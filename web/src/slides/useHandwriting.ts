import { type CSSProperties, useEffect, useState } from "react";
import type { ShownSlide } from "./shown.ts";

/** The look of a name in its owner’s hand, as on their letters; undefined until it has come. */
export const useHandwriting = (
  slide: Pick<ShownSlide, "creator" | "subtitle">,
  name: string,
): CSSProperties | undefined => {
  const [look, setLook] = useState<{ of: string; style: CSSProperties } | null>(null);
  const of = JSON.stringify([slide.creator?.first_name, slide.creator?.last_name, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whose name it is matters
  useEffect(() => {
    let gone = false;
    import("./kinds/handwriting.ts")
      .then(({ loadSignature }) => loadSignature(slide, name))
      .then(
        ({ family, cut }) => {
          if (!gone) setLook({ of, style: { fontFamily: family, fontWeight: cut } });
        },
        // it stays in the page’s own face
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [of]);
  return look?.of === of ? look.style : undefined;
};
