import { forward } from "./forward.ts";
import { guessing } from "./guessing.ts";
import { kill } from "./kill.ts";
import { killServer } from "./kill-server.ts";
import { links } from "./links.ts";
import { tabs } from "./tabs.ts";

/** Each campaign prints how many cases it really executed, and answers whether all is well. */
const campaigns: Readonly<Record<string, (rounds?: number) => Promise<boolean>>> = {
  forward,
  guessing,
  kill,
  "kill-server": killServer,
  tabs,
  links,
};

/** `npm run campaign -- NAME [CASES]` */
const [name = "", cases] = process.argv.slice(2);
const campaign = campaigns[name];
if (!campaign) {
  console.error(`Which campaign? One of: ${Object.keys(campaigns).join(", ")}`);
  process.exitCode = 2;
} else if (!(await campaign(cases === undefined ? undefined : Number(cases)))) process.exitCode = 1;
