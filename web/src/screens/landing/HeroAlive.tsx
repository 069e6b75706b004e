import { LiveSpec } from "#web/slides/index.ts";
import { heroCover } from "./cover.ts";

/** The hero's cover, playing; in a file of its own, so that the first visit does not wait for it. */
const HeroAlive = ({ poster }: { poster: string }) => (
  <LiveSpec spec={heroCover} poster={poster} fx={{ confetti: true }} />
);
export default HeroAlive;
