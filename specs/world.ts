import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  Status,
  setDefaultTimeout,
  setWorldConstructor,
  World,
} from "@cucumber/cucumber";
import "#specs/support/matching.ts";
import { triedAgain } from "#specs/support/triedAgain.ts";
import { begins, ends } from "#specs/support/underWay.ts";
import type { Assembly, Level, SetUp } from "./assemblies/assembly.ts";
import { Cast } from "./cast/cast.ts";

setDefaultTimeout(60_000);

/** One scenario: its own product, its own people. */
export class Scenario extends World<{ level: Level }> {
  assembly!: Assembly;
  cast!: Cast;
}
setWorldConstructor(Scenario);

type Assemble = (setUp: SetUp) => Promise<Assembly>;
let assemble: Assemble;
let dismantle: () => Promise<void> = async () => undefined;

BeforeAll(async function () {
  const { level } = this.parameters as { level: Level };
  if (level === "core") ({ coreAssembly: assemble } = await import("./assemblies/core.ts"));
  else if (level === "http") {
    const http = await import("./assemblies/http.ts");
    ({ assemble, dismantle } = await http.startHttp());
  } else {
    const browser = await import("./assemblies/browser.ts");
    ({ assemble, dismantle } = await browser.startBrowser());
  }
});

/** Why scenarios failed, by their ids: a report tells of the last try only. */
const failed = new Map<string, string>();

/** `@with:auth_link` switches a feature on for its scenario; `@tiers:off` is a site on which nothing is sold (OPEN-169). */
Before(async function (this: Scenario, { pickle }) {
  begins(pickle.name);
  const reason = failed.get(pickle.id);
  if (reason !== undefined) process.stdout.write(`\nretried: ${triedAgain(pickle.name, reason)}\n`);
  const features = pickle.tags.flatMap(({ name }) => /^@with:(.+)$/.exec(name)?.[1] ?? []);
  const tiers = pickle.tags.some(({ name }) => name === "@tiers:off") ? "off" : "on";
  this.assembly = await assemble({ features, tiers });
  this.cast = new Cast(this.assembly);
});

/** A scenario during which the product reported a fault has failed, whatever its steps saw. */
After(async function (this: Scenario, { pickle, result }) {
  const { faults } = this.assembly;
  const reported = `the product reported ${faults.length} fault(s): ${faults}`;
  if (result?.status === Status.FAILED || faults.length > 0) {
    failed.set(pickle.id, result?.message ?? reported);
    await this.assembly.keep?.(pickle.name);
  }
  await this.assembly.close();
  ends(pickle.name);
  if (faults.length > 0) throw new AggregateError(faults, reported);
});

AfterAll(async () => dismantle());
