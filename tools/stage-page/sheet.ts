const GAP = 10;
const LABEL = 20;

/** Pictures side by side on one canvas, each with its name below. Pixels. */
export class Sheet {
  readonly #canvas: OffscreenCanvas;
  readonly #pen: OffscreenCanvasRenderingContext2D;
  readonly #columns: number;
  readonly #width: number;
  readonly #height: number;
  #count = 0;

  constructor(columns: number, width: number, height: number, count: number) {
    const rows = Math.ceil(count / columns);
    this.#columns = columns;
    this.#width = width;
    this.#height = height;
    this.#canvas = new OffscreenCanvas(
      GAP + columns * (width + GAP),
      GAP + rows * (height + LABEL + GAP),
    );
    const pen = this.#canvas.getContext("2d");
    if (!pen) throw new Error("No 2D canvas");
    this.#pen = pen;
    pen.fillStyle = "#F4EFE8";
    pen.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  async add(blob: Blob, name: string): Promise<void> {
    const x = GAP + (this.#count % this.#columns) * (this.#width + GAP);
    const y = GAP + Math.floor(this.#count / this.#columns) * (this.#height + LABEL + GAP);
    this.#count++;
    const bitmap = await createImageBitmap(blob);
    this.#pen.imageSmoothingQuality = "high";
    this.#pen.drawImage(bitmap, x, y, this.#width, this.#height);
    bitmap.close();
    this.#pen.fillStyle = "#4A4038";
    this.#pen.font = "13px sans-serif";
    this.#pen.textAlign = "center";
    this.#pen.fillText(name, x + this.#width / 2, y + this.#height + 15);
  }

  picture(type: string): Promise<Blob> {
    return this.#canvas.convertToBlob({ type, quality: 0.86 });
  }
}
