import { useEffect, useState } from "react";
import { Skeleton } from "../skeleton/index.ts";
import styles from "./QrCode.module.css";

type QrCodeProps = {
  /** What it leads to. */
  value: string;
  /** The reader's name: "QR code for the invite link". */
  label: string;
};

type Drawn = { value: string; size: number; path: string };

/** One path of unit squares, with the quiet margin of four that readers of codes need. */
const draw = async (value: string): Promise<Drawn> => {
  const { create } = await import("qrcode");
  const { modules } = create(value, { errorCorrectionLevel: "M" });
  let path = "";
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) path += `M${column + 4} ${row + 4}h1v1h-1z`;
  return { value, size: modules.size + 8, path };
};

/** A link as a QR code, drawn in SVG; its library is fetched when the first one is shown. */
export const QrCode = ({ value, label }: QrCodeProps) => {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let wanted = true;
    void draw(value).then((code) => wanted && setDrawn(code));
    return () => {
      wanted = false;
    };
  }, [value]);
  if (drawn?.value !== value) return <Skeleton shape="photo" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path fill="#fff" d={`M0 0h${drawn.size}v${drawn.size}H0z`} />
      <path fill="#2b2140" d={drawn.path} />
    </svg>
  );
};
