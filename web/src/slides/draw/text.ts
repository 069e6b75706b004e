import { lookOfText, type TextLook, textRooms } from "../faces/Text.tsx";
import { fitText } from "../fit.ts";
import { makerOf, type ShownSlide } from "../shown.ts";
import { display, ground, type Lettering, letter, plain, type Sheet, typed } from "./pen.ts";

type Plan = {
  readonly paper: (sheet: Sheet, line: number) => void;
  readonly words: Omit<Lettering, "size" | "line">;
  readonly from: Omit<Lettering, "line">;
  /** Where the words stand, in units; without a height they start at its top. */
  readonly box: { x: number; y: number; width: number; height?: number };
};

const plans: Readonly<Record<TextLook, Plan>> = {
  letter: {
    paper: (sheet, line) => {
      const { pen, unit, width } = sheet;
      ground(sheet, "#fffdf6");
      pen.fillStyle = "#c9d6e4";
      for (let y = 15 - line * 0.18 + line; y < 140; y += line)
        pen.fillRect(0, (y - 0.35) * unit, width, 0.35 * unit);
      pen.fillStyle = "#e9a7a1";
      pen.fillRect(12.6 * unit, 0, 0.4 * unit, 140 * unit);
    },
    words: { cut: "italic 480", family: display, ink: "#29336b", align: "start" },
    from: { cut: "italic 560", family: display, size: 7, ink: "#29336b", align: "end" },
    box: { x: 17, y: 15, width: 75 },
  },
  typewriter: {
    paper: (sheet) => {
      const { pen, unit } = sheet;
      ground(sheet, "#f6efdf");
      pen.fillStyle = "#e4dac6";
      for (let x = 6; x < 100; x += 12) {
        pen.beginPath();
        pen.arc(x * unit, 6.3 * unit, 1.1 * unit, 0, 7);
        pen.fill();
      }
      pen.fillStyle = "#b9463c";
      pen.fillRect(0, 13 * unit, 100 * unit, 0.5 * unit);
    },
    words: { cut: "600", family: typed, ink: "#2a2430", align: "start" },
    from: { cut: "600", family: typed, size: 5.6, ink: "#2a2430", align: "start" },
    box: { x: 11, y: 17, width: 78 },
  },
  xmas: {
    paper: (sheet) => {
      const { pen, unit, width, height } = sheet;
      const glow = pen.createRadialGradient(
        width / 2,
        height * 0.42,
        0,
        width / 2,
        height * 0.42,
        width,
      );
      glow.addColorStop(0, "#2a7a5c");
      glow.addColorStop(0.75, "#17563f");
      ground(sheet, "#17563f");
      ground(sheet, glow);
      pen.fillStyle = "#fff6ea";
      pen.fillRect(0, 136 * unit, width, 5 * unit);
      pen.strokeStyle = "#d9b667";
      pen.lineWidth = 0.5 * unit;
      pen.strokeRect(4 * unit, 4 * unit, 92 * unit, 132 * unit);
      pen.lineWidth = 0.25 * unit;
      pen.strokeRect(5.4 * unit, 5.4 * unit, 89.2 * unit, 129.2 * unit);
      pen.fillStyle = "#f4e7c9";
      for (const [x, y, r] of [
        [14, 17, 1.6],
        [84, 13, 1.3],
        [88, 40, 1],
        [11, 58, 1],
        [55, 11, 0.8],
        [12, 104, 1.2],
        [86, 110, 1.4],
      ] as const) {
        pen.beginPath();
        pen.arc(x * unit, y * unit, r * unit, 0, 7);
        pen.fill();
      }
    },
    words: { cut: "560", family: display, ink: "#fff6ea", align: "center" },
    from: { cut: "italic 560", family: display, size: 6, ink: "#f2cf7f", align: "center" },
    box: { x: 16, y: 22, width: 68, height: 86 },
  },
  greetings: {
    paper: (sheet) => {
      const { pen, unit, width, height } = sheet;
      ground(sheet, "#ffefcb");
      pen.fillStyle = "#ffe2a8";
      const far = 100 * unit;
      for (let i = 0; i < 18; i++) {
        const from = ((i * 20 + 3) * Math.PI) / 180;
        pen.beginPath();
        pen.moveTo(width / 2, height * 0.52);
        pen.arc(width / 2, height * 0.52, far, from, from + Math.PI / 18);
        pen.fill();
      }
      const glow = pen.createRadialGradient(
        width / 2,
        height * 0.52,
        0,
        width / 2,
        height * 0.52,
        width * 0.6,
      );
      glow.addColorStop(0.5, "#fff8e8");
      glow.addColorStop(1, "#fff8e800");
      ground(sheet, glow);
      ["#f94144", "#f9c74f", "#43aa8b", "#577590", "#f8961e", "#90be6d", "#f94144"].forEach(
        (tint, i) => {
          const x = 7 + i * 14.3;
          const y = 7 + 10.6 * (1 - ((x - 50) / 52) ** 2) - 0.6;
          pen.fillStyle = tint;
          pen.beginPath();
          pen.moveTo((x - 5.6) * unit, y * unit);
          pen.lineTo((x + 5.6) * unit, y * unit);
          pen.lineTo(x * unit, (y + 11) * unit);
          pen.fill();
        },
      );
    },
    words: { cut: "720", family: display, ink: "#c02e3a", align: "center" },
    from: { cut: "italic 560", family: display, size: 6.2, ink: "#2d4f73", align: "center" },
    box: { x: 14, y: 32, width: 72, height: 76 },
  },
  simple: {
    paper: (sheet) => ground(sheet, "#fffdf9"),
    words: { cut: "520", family: display, ink: "#2b2140", align: "center" },
    from: { cut: "800", family: plain, size: 5.4, ink: "#2b2140", align: "center" },
    box: { x: 11, y: 11, width: 78, height: 108 },
  },
};

/** Words on their paper, as the face shows them. */
export const drawText = (sheet: Sheet, slide: ShownSlide): void => {
  const look = lookOfText(slide.variant);
  const { paper, words, from, box } = plans[look];
  const room = textRooms[look];
  const message = slide.description ?? "";
  const size = fitText(message, room);
  paper(sheet, size * room.line);
  const end = letter(sheet, message, { ...words, size, line: room.line }, box);
  const name = slide.subtitle?.trim() || makerOf(slide);
  const y = look === "simple" ? end + 3 : look === "xmas" || look === "greetings" ? 110 : 120;
  letter(
    sheet,
    look === "typewriter" && name ? `— ${name}` : name,
    { ...from, line: 1.2 },
    {
      x: box.x,
      y,
      width: box.width,
    },
  );
};
