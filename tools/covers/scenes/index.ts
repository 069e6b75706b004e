import type { Written } from "../scene.ts";
import { ballooning } from "./ballooning.ts";
import { bearWithMug } from "./bear.ts";
import { beeQueen } from "./bee.ts";
import { citrus, wildflowers } from "./botanical/borders.ts";
import { palms } from "./botanical/palms.ts";
import { eucalyptus, laurel, winter } from "./botanical/rings.ts";
import { cats } from "./cats.ts";
import { doctor, unicorn } from "./dancing.ts";
import { dino } from "./dino.ts";
import { elephant } from "./elephant.ts";
import { picado } from "./folk/banners.ts";
import { birds } from "./folk/painted.ts";
import { folkSun } from "./folk/sun.ts";
import { knit, quilt } from "./folk/woven.ts";
import { fox } from "./fox.ts";
import { deco, steps } from "./geometric/deco.ts";
import { bauhaus, memphis } from "./geometric/shapes.ts";
import { lion } from "./lion.ts";
import { balloon, rings, tea } from "./minimal/objects.ts";
import { door, plane } from "./minimal/ways.ts";
import { newlyweds } from "./newlyweds.ts";
import { owl } from "./owl.ts";
import { clearing } from "./paper/clearing.ts";
import { city, mountains } from "./paper/land.ts";
import { doves, moon } from "./paper/night.ts";
import { lighthouse } from "./paper/shore.ts";
import { hedgehog, sloth } from "./party.ts";
import { penguin } from "./penguin.ts";
import { reindeer } from "./reindeer.ts";
import { whale } from "./sea.ts";

export const written: readonly Written[] = [
  beeQueen,
  dino,
  hedgehog,
  sloth,
  doctor,
  unicorn,
  penguin,
  reindeer,
  bearWithMug,
  ballooning,
  elephant,
  owl,
  cats,
  fox,
  lion,
  newlyweds,
  whale,
  mountains,
  city,
  lighthouse,
  moon,
  doves,
  clearing,
  eucalyptus,
  laurel,
  winter,
  wildflowers,
  citrus,
  palms,
  balloon,
  tea,
  rings,
  plane,
  door,
  bauhaus,
  memphis,
  deco,
  steps,
  birds,
  folkSun,
  picado,
  knit,
  quilt,
];
