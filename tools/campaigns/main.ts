import { access } from "./access.ts";
import { backup } from "./backup.ts";
import { crowd } from "./crowd/index.ts";
import { drafts } from "./drafts/index.ts";
import { forward } from "./forward.ts";
import { fuzz } from "./fuzz.ts";
import { guessing } from "./guessing.ts";
import { kill } from "./kill.ts";
import { killServer } from "./kill-server.ts";
import { links } from "./links.ts";
import { mailing } from "./mailing.ts";
import { cutUploads, hostileMedia, traces } from "./media/index.ts";
import { overtaken } from "./overtaken.ts";
import { prices } from "./prices.ts";
import { repeats } from "./repeats.ts";
import { schedules } from "./schedules/index.ts";
import { spending } from "./spending.ts";
import { standing } from "./standing/index.ts";
import { tabs } from "./tabs.ts";
import { watching } from "./watching/index.ts";
import { webhooks } from "./webhooks.ts";

/** Each campaign prints how many cases it really executed, and answers whether all is well. */
const campaigns: Readonly<Record<string, (rounds?: number) => Promise<boolean>>> = {
  access,
  crowd,
  backup,
  "cut-uploads": cutUploads,
  drafts,
  forward,
  fuzz,
  "hostile-media": hostileMedia,
  guessing,
  kill,
  "kill-server": killServer,
  mailing,
  tabs,
  links,
  overtaken,
  prices,
  repeats,
  schedules,
  spending,
  standing,
  traces,
  watching,
  webhooks,
};

/** `npm run campaign -- NAME [CASES]` */
const [name = "", cases] = process.argv.slice(2);
const campaign = campaigns[name];
if (!campaign) {
  console.error(`Which campaign? One of: ${Object.keys(campaigns).join(", ")}`);
  process.exitCode = 2;
} else if (!(await campaign(cases === undefined ? undefined : Number(cases)))) process.exitCode = 1;
