import { ImagePlus, Stamp } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { ThemeForm } from "#core/app/index.ts";
import { pictureColours } from "#core/domain/theme/index.ts";
import { Button, Problem, Row, Swatches } from "#web/components/index.ts";
import { FilePicker } from "#web/media/index.ts";
import { useWords } from "#web/words/index.ts";
import styles from "./Edit.module.css";

/** Pixels along each side that are looked at: what is smaller is no colour of the picture. */
const side = 96;

/** Reads the colours of a picture on this device; nothing of it is sent. Rejects what is no picture. */
const coloursOf = async (bytes: Blob): Promise<readonly string[]> => {
  const picture = await createImageBitmap(bytes, { resizeWidth: side, resizeHeight: side });
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("There is no canvas to read a picture on");
  pen.drawImage(picture, 0, 0);
  picture.close();
  return pictureColours(pen.getImageData(0, 0, side, side).data);
};

/** Colours taken from the theme’s logo or from any picture, for the colour in hand (THEME-12). */
export const PictureColours = observer(({ form }: { form: ThemeForm }) => {
  const w = useWords();
  const [found, find] = useState<readonly string[] | null>(null);
  const [isUnread, fail] = useState(false);
  const logo = form.theme?.logo ?? null;
  const read = async (bytes: () => Promise<Blob>) => {
    try {
      fail(false);
      find(await coloursOf(await bytes()));
    } catch {
      find(null);
      fail(true);
    }
  };
  const ofLogo = async (url: string) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`A logo answered ${answer.status}`);
    return answer.blob();
  };
  return (
    <div className={styles.found}>
      <Row gap={3}>
        <FilePicker
          label={w("themes.fromPicture")}
          one
          onFiles={([file]) => {
            if (file) void read(async () => new Blob([file.content as BlobPart]));
          }}
        >
          {(open) => (
            <Button size="small" icon={ImagePlus} onClick={open}>
              {w("themes.fromPicture")}
            </Button>
          )}
        </FilePicker>
        {logo ? (
          <Button
            size="small"
            icon={Stamp}
            onClick={() => void read(() => ofLogo(logo.urls.large))}
          >
            {w("themes.fromLogo")}
          </Button>
        ) : null}
      </Row>
      <Problem>{isUnread ? w("themes.unreadPicture") : undefined}</Problem>
      <div role="status">
        {found === null ? null : found.length === 0 ? (
          w("themes.noneFound")
        ) : (
          <Swatches
            name="found"
            label={w("themes.found", { n: form.at + 1 })}
            colours={found.map((hex) => ({ hex, words: hex }))}
            value={form.chosen.hex}
            onValue={(hex) => {
              form.colour(hex);
              form.settle();
            }}
          />
        )}
      </div>
    </div>
  );
});
