import { topStory } from "#core/domain/slide/index.ts";
import { useWords } from "#web/words/index.ts";
import { Tile } from "../tile/Tile.tsx";

/** A folded newspaper, of the year of the sample (SLIDE-32). */
export const NewsPicture = () => (
  <Tile tint="#dcd6c8" lean={-4}>
    <path d="M16 6h66v70H16z" fill="#e4ddcc" transform="rotate(3 48 42)" />
    <path d="M14 6h66v70H14z" fill="#faf6ec" />
    <text
      x="47"
      y="19"
      textAnchor="middle"
      fontFamily="var(--heading)"
      fontSize="9.5"
      fontWeight="800"
      fill="#2b2140"
      textLength="58"
      lengthAdjust="spacingAndGlyphs"
    >
      {topStory(useWords()("slides.topStory")).toUpperCase()}
    </text>
    <path d="M18 23h58M18 25.4h58" stroke="#2b2140" strokeWidth="0.9" />
    <rect x="18" y="30" width="30" height="24" fill="#9c968c" />
    <path d="m18 54 10-12 7 7 5-4 8 9z" fill="#6d675f" />
    <path
      d="M52 32h24M52 37h24M52 42h20M52 47h24M52 52h18M18 59h58M18 64h58M18 69h44"
      stroke="#2b2140"
      strokeWidth="1.6"
      opacity="0.5"
    />
  </Tile>
);
