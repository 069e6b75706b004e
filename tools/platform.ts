// `npm run platform`: shows the platform's values, or changes them while the servers run, without a restart:
//   npm run platform -- --maintenance-on 2026-03-01T20:00Z
//   npm run platform -- --maintenance-off --web-version 5.50.0 --feature google_login --no-feature auth_link
//   npm run platform -- --as-started
// It reads the server's own settings: DATABASE_URL, or the database in DATA_DIR of the server that runs there.
import { runPlatform } from "./platform/run.ts";

const told = await runPlatform(process.argv.slice(2), process.env);
if ("shown" in told) console.log(told.shown);
else {
  console.error(told.wrong);
  process.exitCode = 1;
}
