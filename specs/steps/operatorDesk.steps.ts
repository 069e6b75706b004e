import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import { formatMoney } from "#core/kernel/index.ts";
import type { Scenario } from "../world.ts";

/** The order that was seen at the desk last, and what the operator read last; by scenario. */
const orders = new WeakMap<Scenario, string>();
const answers = new WeakMap<Scenario, string>();

const deskOf = ({ assembly }: Scenario) =>
  assembly.desk ?? assert.fail("nobody is at the desk on this level");
/** The one order that waits there, or that was there before. */
const order = async (scenario: Scenario): Promise<string> => {
  const known = orders.get(scenario);
  if (known !== undefined) return known;
  const [one, ...more] = await deskOf(scenario).waiting();
  assert.ok(one && more.length === 0, "not one order is waiting");
  orders.set(scenario, one.id);
  return one.id;
};

Then(
  "the order to {string} waits at the operator's desk, to be posted on {date}",
  async function (this: Scenario, to: string, postOn: string) {
    const id = await order(this);
    assert.deepEqual(await deskOf(this).waiting(), [{ id, to, postOn }]);
  },
);
Then("nothing waits at the operator's desk", async function (this: Scenario) {
  assert.deepEqual(await deskOf(this).waiting(), []);
});
Then("the operator has its print", async function (this: Scenario) {
  const print = await deskOf(this).print(await order(this));
  assert.equal(new TextDecoder().decode(print?.subarray(0, 5)), "%PDF-");
});
Then("the operator has no print of it any more", async function (this: Scenario) {
  await deskOf(this).due();
  assert.equal(await deskOf(this).print(await order(this)), null);
});
When("the operator prints it", async function (this: Scenario) {
  answers.set(this, await deskOf(this).takeStep(await order(this), "printing"));
});
When("the operator posts it", async function (this: Scenario) {
  answers.set(this, await deskOf(this).takeStep(await order(this), "posted"));
});
When("the operator cancels it", async function (this: Scenario) {
  answers.set(this, await deskOf(this).cancel(await order(this)));
});
Then("the operator reads {string}", function (this: Scenario, words: string) {
  assert.equal(answers.get(this), words);
});
Then("the provider has given back {string}", async function (this: Scenario, sum: string) {
  await deskOf(this).due();
  assert.equal(formatMoney(await deskOf(this).refunded()), sum);
});
