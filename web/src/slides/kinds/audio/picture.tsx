import { Tile } from "../tile/Tile.tsx";

const levels = [9, 18, 13, 28, 40, 22, 52, 64, 44, 58, 34, 46, 24, 15, 26, 12, 8];

/** A voice as a band of bars. */
export const AudioPicture = () => (
  <Tile tint="#cfe4da">
    {levels.map((level, i) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
        key={i}
        x={1 + i * 5.6}
        y={42 - level / 2}
        width="3.4"
        height={level}
        rx="1.7"
        fill={i < 9 ? "#d2333f" : "#2f7a63"}
      />
    ))}
  </Tile>
);
