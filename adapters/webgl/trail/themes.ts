import type { TrailTheme } from "#core/domain/cover/index.ts";

const trail = (
  name: string,
  alpha: number,
  colorText: string,
  color: string,
  bgColor: string,
): TrailTheme => ({ name, alpha, colorText, color, bgColor });

/** The eight ribbons (COVER-26); the first is what an unknown theme becomes. */
export const themes: readonly TrailTheme[] = [
  trail("trail-0", 0.95, "#FFFFFF", "#FF5D8F", "#3A1C5A"),
  trail("trail-1", 0.9, "#0B3C49", "#1F8A8C", "#DDF5F0"),
  trail("trail-2", 0.95, "#FFFFFF", "#FFB703", "#023047"),
  trail("trail-3", 0.9, "#5A1A3C", "#F4749A", "#FFE9EF"),
  trail("trail-4", 0.95, "#FFF8E7", "#F4A261", "#2A5A4F"),
  trail("trail-5", 0.9, "#4A2A00", "#E76F51", "#FFE8B8"),
  trail("trail-6", 0.95, "#FFFFFF", "#4CC9F0", "#240046"),
  trail("trail-7", 0.9, "#14213D", "#577590", "#E8EDF2"),
];
