import { observer } from "mobx-react-lite";
import { useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import type { LogoPlace } from "#core/app/index.ts";
import { Button, Problem, Progress, Quiet, Row, Segments, Stack } from "#web/components/index.ts";
import { said, useWords } from "#web/words/index.ts";
import styles from "./LogoPanel.module.css";

const shapes = { whole: null, wide: 3, square: 1 } as const;
type Shape = keyof typeof shapes;
const largest = 4;

type CutProps = {
  logo: LogoPlace;
  picked: { readonly url: string };
  onSaved: () => void;
};

/** What is shown of a picture: all of it, or a part that is chosen; then it is sent. */
const Cut = observer(({ logo, picked, onSaved }: CutProps) => {
  const w = useWords();
  const [shape, setShape] = useState<Shape>("whole");
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const aspect = shapes[shape];
  const use = async () => {
    const crop =
      aspect === null || area === null
        ? null
        : {
            x: area.x / 100,
            y: area.y / 100,
            width: area.width / 100,
            height: area.height / 100,
            rotation: 0,
            scale: zoom,
          };
    if (await logo.use(crop)) onSaved();
  };
  return (
    <Stack gap={4}>
      <Segments
        wide
        name="shape"
        label={w("logos.shape")}
        value={shape}
        options={(["whole", "wide", "square"] as const).map((value) => ({
          value,
          words: w(`logos.${value}`),
        }))}
        onValue={setShape}
      />
      <div className={styles.cut}>
        {aspect === null ? (
          <img src={picked.url} alt={w("logos.preview")} />
        ) : (
          <Cropper
            image={picked.url}
            aspect={aspect}
            crop={at}
            zoom={zoom}
            maxZoom={largest}
            keyboardStep={4}
            showGrid
            cropperProps={{ role: "group", "aria-label": w("logos.cropHelp") }}
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropComplete={setArea}
          />
        )}
      </div>
      {aspect === null ? null : (
        <>
          <Quiet small>{w("logos.cropHelp")}</Quiet>
          <label className={styles.slider}>
            {w("logos.zoom")}
            <input
              type="range"
              name="zoom"
              min={1}
              max={largest}
              step={0.01}
              value={zoom}
              onChange={(event) => setZoom(Number(event.target.value))}
            />
          </label>
        </>
      )}
      <Problem>{said(logo.error)}</Problem>
      {logo.percent === null ? (
        <Row gap={3}>
          <Button kind="primary" onClick={() => void use()}>
            {w("logos.use")}
          </Button>
          <Button onClick={() => logo.cancel()}>{w("logos.cancel")}</Button>
        </Row>
      ) : (
        <div className={styles.sending}>
          <Progress
            value={logo.percent}
            label={w("logos.upload")}
            words={w("logos.uploading", { percent: logo.percent })}
          />
          <Button onClick={() => logo.cancel()}>{w("logos.cancel")}</Button>
        </div>
      )}
    </Stack>
  );
});
export default Cut;
