import { useEffect, useRef, useState } from "react";
import type { CoverSpec } from "#core/app/index.ts";
import { yieldToMain } from "../hooks/yieldToMain.ts";
import styles from "./Cover.module.css";
import { CoverWords } from "./CoverWords.tsx";
import { groundOf } from "./cover.ts";

type StillCoverProps = {
  spec: CoverSpec;
  /** Its picture; without one it is painted flat. */
  poster?: string | null | undefined;
};

/** A cover that does not move: its thumbnail, or lettering on its ground until there is one. */
export const StillCover = ({ spec, poster }: StillCoverProps) => {
  const [isBroken, setBroken] = useState(false);
  const { ground, ink } = groundOf(spec);
  return (
    <span className={styles.cover} style={{ background: ground }}>
      {poster && !isBroken ? (
        <img src={poster} alt="" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <Painted spec={spec} ink={ink} />
      )}
    </span>
  );
};

const Painted = ({ spec, ink }: { spec: CoverSpec; ink: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPainted, setPainted] = useState(false);
  const key = JSON.stringify(spec);
  useEffect(() => {
    let gone = false;
    void import("#adapters/webgl/poster/index.ts").then(
      async ({ loadPosterFace, paintPoster }) => {
        const cover = JSON.parse(key) as CoverSpec;
        // its words stand there meanwhile, and it is painted once
        await loadPosterFace(cover);
        await yieldToMain();
        const pen = canvas.current?.getContext("2d");
        if (gone || !pen) return;
        paintPoster(pen, cover, 480, 672);
        setPainted(true);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return (
    <>
      {isPainted ? null : <span hidden data-coming="" />}
      {isPainted ? null : <CoverWords spec={spec} ink={ink} />}
      <canvas
        ref={canvas}
        width={480}
        height={672}
        hidden={!isPainted}
        className={styles.painted}
      />
    </>
  );
};
