import type { Track } from "#core/domain/soundtrack/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import type { AppContext } from "../appContext.ts";
import { SampleCard } from "./sampleCard.ts";

export const openSample = (
  { ports }: AppContext,
  story: Story,
  tracks: readonly Track[],
): SampleCard => ports.observe(new SampleCard(ports, story, tracks));
