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
const screen = process.env.SCREEN ?? "phone";
/** On a phone all of them; with SCREEN=desktop the whole ones, and what is done otherwise with a mouse. */
const journeys = `(@journey or @browser-only)${screen === "desktop" ? " and @desktop" : ""}`;
export const browser = at("browser", journeys, `browser-${screen}`, {
  // drawn in software on two cores, a page may once be slower than its wait: a fault fails every time
  retry: 2,
});
