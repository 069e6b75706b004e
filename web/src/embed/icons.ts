/** The few signs of the controls, as paths of a square of 24. */
const paths = {
  play: "M8 5.5v13l11-6.500z",
  pause: "M7 5h3.500v14H7zM13.500 5H17v14h-3.500z",
  again: "M4 4v6h6M4.600 10a8 8 0 1 1-.5 4.500",
  previous: "M19 6v12l-9-6zM6 6v12",
  next: "M5 6v12l9-6zM18 6v12",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  quiet: "M4 9v6h4l5 4V5L8 9zM16.500 9.500l5 5M21.500 9.500l-5 5",
  full: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  small: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
} as const;
export type Icon = keyof typeof paths;

const space = "http://www.w3.org/2000/svg";

export const iconOf = (name: Icon): SVGSVGElement => {
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
};
