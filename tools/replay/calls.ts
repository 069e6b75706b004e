import { AfterStep, BeforeStep } from "@cucumber/cucumber";
import type { Scenario } from "#specs/world.ts";

/** What the attachment of a step's calls is called. */
const mediaType = "application/vnd.fanfold.calls+json";

const before = new WeakMap<Scenario, number>();

/** Loaded beside the steps: hands over the calls that a step caused. */
BeforeStep(function (this: Scenario) {
  before.set(this, this.assembly.calls.length);
});
AfterStep(async function (this: Scenario) {
  const calls = this.assembly.calls.slice(before.get(this) ?? 0);
  if (calls.length > 0) await this.attach(JSON.stringify(calls), mediaType);
});
