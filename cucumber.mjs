// One set of features, three assemblies: the level says which one an actor plays in (specs/world.ts).
// Features named on the command line are played alone; Cucumber would add them to the paths below.
const named = process.argv.some((word) => /\.feature(:\d+)*$/.test(word));
const at = (level, tags, name = level, more = {}) => ({
  paths: named ? [] : ["features/**/*.feature"],
  import: ["specs/world.ts", "specs/steps/**/*.steps.ts"],
  worldParameters: { level },
  tags,
  strict: true,
  format: [
    process.env.CI ? "summary" : "progress",
    ["json", process.env.FEATURES_REPORT ?? `reports/features-${name}.json`],
  ],
  ...more,
});

export default at("core", "not @browser-only and not @http-only");
export const http = at("http", "not @core-only and not @browser-only");
const journeys = "@journey or @browser-only";
/** Real pages, the size of a phone's or, with SCREEN=desktop, of a desk's. */
export const browser = at("browser", journeys, `browser-${process.env.SCREEN ?? "phone"}`, {
  // drawn in software on two cores, a page may once be slower than its wait: a fault fails every time
  retry: 2,
});
