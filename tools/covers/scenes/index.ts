import type { Written } from "../scene.ts";
import { ballooning } from "./ballooning.ts";
import { bearWithMug } from "./bear.ts";
import { beeQueen } from "./bee.ts";
import { citrus, wildflowers } from "./botanical/borders.ts";
import { palms } from "./botanical/palms.ts";
import { eucalyptus, laurel, winter } from "./botanical/rings.ts";
import { roses } from "./botanical/roses.ts";
import { cats } from "./cats.ts";
import { doctor, unicorn } from "./dancing.ts";
import { dino } from "./dino.ts";
import { elephant } from "./elephant.ts";
import { picado } from "./folk/banners.ts";
import { dolls } from "./folk/matryoshka.ts";
import { birds } from "./folk/painted.ts";
import { folkSun } from "./folk/sun.ts";
import { knit, quilt } from "./folk/woven.ts";
import { fox } from "./fox.ts";
import { camera, film } from "./framed/film.ts";
import { albumPage, stringed } from "./framed/prints.ts";
import { wall } from "./framed/wall.ts";
import { cranes } from "./geometric/cranes.ts";
import { deco, steps } from "./geometric/deco.ts";
import { bauhaus, memphis } from "./geometric/shapes.ts";
import { facets, kites } from "./geometric/sky.ts";
import { lion } from "./lion.ts";
import { cat } from "./minimal/cat.ts";
import { tie } from "./minimal/home.ts";
import { constellation } from "./minimal/night.ts";
import { balloon, rings, tea } from "./minimal/objects.ts";
import { books } from "./minimal/shelf.ts";
import { champagne } from "./minimal/toast.ts";
import { umbrella } from "./minimal/umbrella.ts";
import { door, plane } from "./minimal/ways.ts";
import { newlyweds } from "./newlyweds.ts";
import { owl } from "./owl.ts";
import { clearing } from "./paper/clearing.ts";
import { city, mountains } from "./paper/land.ts";
import { lanterns } from "./paper/lanterns.ts";
import { doves, moon } from "./paper/night.ts";
import { reef } from "./paper/reef.ts";
import { lighthouse } from "./paper/shore.ts";
import { swans } from "./paper/swans.ts";
import { village } from "./paper/village.ts";
import { hedgehog, sloth } from "./party.ts";
import { penguin } from "./penguin.ts";
import { reindeer } from "./reindeer.ts";
import { bicycle } from "./retro/bicycle.ts";
import { arcade } from "./retro/games.ts";
import { cassette, groovy } from "./retro/groovy.ts";
import { airmail } from "./retro/post.ts";
import { roadTrip, sunset } from "./retro/road.ts";
import { suitcase } from "./retro/suitcase.ts";
import { vinyl } from "./retro/things.ts";
import { whale } from "./sea.ts";
import { blackboard } from "./typographic/chalk.ts";
import { letterpress, swiss } from "./typographic/press.ts";
import { bubbles, neon } from "./typographic/signs.ts";

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
  sunset,
  roadTrip,
  vinyl,
  groovy,
  cassette,
  airmail,
  suitcase,
  stringed,
  albumPage,
  wall,
  camera,
  film,
  neon,
  bubbles,
  letterpress,
  swiss,
  tie,
  cat,
  umbrella,
  roses,
  champagne,
  swans,
  lanterns,
  village,
  dolls,
  arcade,
  kites,
  facets,
  constellation,
  books,
  reef,
  blackboard,
  cranes,
  bicycle,
];
