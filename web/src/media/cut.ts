import type { PickedFile } from "#core/app/index.ts";
import type { CropTransform } from "#core/domain/media/index.ts";

/** Pixels along the longer side of a cut picture at most: as much as is kept of one (adapters/media). */
const longest = 2400;
const quality = 0.92;

/** Width and height of a picture that is turned by so many degrees. */
const turned = (width: number, height: number, degrees: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return [width * cos + height * sin, width * sin + height * cos];
};

/** A picture’s bytes; rejects where they cannot be had. */
export const pictureBytes = async (url: string): Promise<Blob> => {
  const answer = await fetch(url, { referrerPolicy: "no-referrer" });
  if (!answer.ok) throw new Error(`A picture answered ${answer.status}`);
  return answer.blob();
};

/** Cuts a part out of a picture: fractions of the picture as it is turned (OPEN-108). A JPEG. */
export const cutPicture = async (bytes: Blob, cut: CropTransform): Promise<PickedFile> => {
  const picture = await createImageBitmap(bytes);
  const [across, down] = turned(picture.width, picture.height, cut.rotation);
  const [width, height] = [cut.width * across, cut.height * down];
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("There is no canvas to cut a picture on");
  pen.scale(scale, scale);
  pen.translate(-cut.x * across + across / 2, -cut.y * down + down / 2);
  pen.rotate((cut.rotation * Math.PI) / 180);
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const content = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, "image/jpeg", quality),
  );
  if (content === null) throw new Error("A picture could not be cut");
  return { name: "crop.jpg", type: content.type, size: content.size, content };
};
