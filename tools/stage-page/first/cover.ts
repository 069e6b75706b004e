import "./shell.ts";

/** A page whose cover begins to play at once: `?cake-3`, `?curvey-1`. */
const place = document.createElement("div");
place.style.cssText = "width:480px;height:672px";
document.body.append(place);

/** The longest the page was held up, in milliseconds. */
let longest = 0;
let before = performance.now();
const beat = new MessageChannel();
beat.port1.onmessage = () => {
  const now = performance.now();
  longest = Math.max(longest, now - before);
  before = now;
  beat.port2.postMessage(0);
};
beat.port2.postMessage(0);

const theme = location.search.slice(1);
const { createStage } = await import("#adapters/webgl/index.ts");
const playing = createStage().mount(place, {
  variant: theme.split("-")[0] ?? "",
  theme,
  title: "Happy Birthday Grace",
});
await playing.ready;
requestAnimationFrame(() =>
  Object.assign(window, { firstFrame: performance.now(), longestBlock: longest }),
);
