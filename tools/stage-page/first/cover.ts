import "./shell.ts";
import { told } from "./told.ts";

/** A page whose cover begins to play at once: `?cake-3`, `?curvey-1`. */
const place = document.createElement("div");
place.style.cssText = "width:480px;height:672px";
document.body.append(place);

const theme = location.search.slice(1);
performance.mark("stage asked for");
const { createStage } = await import("#adapters/webgl/testing/start.ts");
const playing = createStage().mount(place, {
  variant: theme.split("-")[0] ?? "",
  theme,
  title: "Happy Birthday Grace",
});
await playing.ready;
const live = [...place.querySelectorAll("canvas")].at(-1);
if (live) told(live);
