import { RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import type { PickedFile } from "#core/app/index.ts";
import type { CropTransform, Media } from "#core/domain/media/index.ts";
import { Button, Dialog, Problem, Quiet, Row, Stack, Wait } from "#web/components/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./CropDialog.module.css";
import { cutPicture, pictureBytes } from "./cut.ts";

type CropDialogProps = {
  photo: Pick<Media, "id" | "crop_source_id" | "crop_transform">;
  /** Width by height of the place it is cut for. */
  shape: number;
  /** What it was cut from: itself where it was not; null where that cannot be had. */
  sourceOf: () => Promise<Pick<Media, "url"> | null>;
  onCut: (file: PickedFile, transform: CropTransform) => void;
  /** The whole photo again. */
  onWhole: () => void;
  onClose: () => void;
};

/** The picture that is cropped, as a link of this page, so that it can be read again. */
interface Opened {
  readonly bytes: Blob;
  readonly url: string;
}

/** Degrees a picture is straightened by at most. */
const most = 45;
const largest = 4;

/** Crops, turns and zooms a photo for the place it has on its slide; the original is kept (MEDIA-19, OPEN-108). */
const CropDialog = ({ photo, shape, sourceOf, onCut, onWhole, onClose }: CropDialogProps) => {
  const w = useWords();
  const before = photo.crop_transform ?? null;
  const [opened, open] = useState<Opened | null>(null);
  const [isLost, lose] = useState(false);
  const [isBusy, work] = useState(false);
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const start = before?.rotation ?? 0;
  const [turns, setTurns] = useState(Math.round(start / 90));
  const [lean, setLean] = useState(start - Math.round(start / 90) * 90);
  const [area, setArea] = useState<Area | null>(null);
  const rotation = turns * 90 + lean;
  const find = useRef(sourceOf);

  useEffect(() => {
    let gone = false;
    let url = "";
    const load = async () => {
      const source = await find.current();
      const bytes = source?.url ? await pictureBytes(source.url) : null;
      if (gone || source === null || bytes === null) return lose(bytes === null);
      url = URL.createObjectURL(bytes);
      open({ bytes, url });
    };
    load().catch(() => lose(true));
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
    };
  }, []);

  const save = async () => {
    if (opened === null || area === null) return;
    work(true);
    const parts = [area.x, area.y, area.width, area.height].map((percent) => percent / 100);
    const [x = 0, y = 0, width = 1, height = 1] = parts;
    const transform: CropTransform = { x, y, width, height, rotation, scale: zoom };
    try {
      onCut(await cutPicture(opened.bytes, transform), transform);
      onClose();
    } catch {
      lose(true);
      work(false);
    }
  };
  return (
    <Dialog
      open
      width="middle"
      title={w("builder.cropTitle")}
      onClose={onClose}
      closeWords={w("shell.close")}
      actions={
        <>
          {photo.crop_source_id ? (
            <Button
              kind="bare"
              disabled={opened === null}
              onClick={() => {
                onWhole();
                onClose();
              }}
            >
              {w("builder.cropWhole")}
            </Button>
          ) : null}
          <Button kind="primary" busy={isBusy} disabled={area === null} onClick={() => void save()}>
            {w("builder.cropSave")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div className={styles.place}>
          {opened === null ? (
            isLost ? null : (
              <Wait words={w("shell.loading")} />
            )
          ) : (
            <Cropper
              image={opened.url}
              aspect={shape}
              crop={at}
              zoom={zoom}
              rotation={rotation}
              maxZoom={largest}
              keyboardStep={4}
              showGrid
              cropperProps={{ role: "group", "aria-label": w("builder.cropHelp") }}
              {...(before
                ? {
                    initialCroppedAreaPercentages: {
                      x: before.x * 100,
                      y: before.y * 100,
                      width: before.width * 100,
                      height: before.height * 100,
                    },
                  }
                : {})}
              onCropChange={setAt}
              onZoomChange={setZoom}
              onCropComplete={setArea}
            />
          )}
        </div>
        <Problem>{isLost ? w("builder.cropFailed") : undefined}</Problem>
        <Quiet small>{w("builder.cropHelp")}</Quiet>
        <label className={styles.slider}>
          {w("builder.cropZoom")}
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
        <label className={styles.slider}>
          {w("builder.cropStraighten")}
          <input
            type="range"
            name="straighten"
            min={-most}
            max={most}
            step={1}
            value={lean}
            onChange={(event) => setLean(Number(event.target.value))}
          />
        </label>
        <Row>
          <Button size="small" icon={RotateCw} onClick={() => setTurns((turns + 1) % 4)}>
            {w("builder.cropTurn")}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
};
export default CropDialog;
