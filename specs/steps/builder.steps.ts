import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Actor } from "../cast/actor.ts";
import { listed } from "./people.steps.ts";

When("{actor} opens the builder", (actor: Actor) => actor.writing.open());
Then("{actor} is offered {string}", (actor: Actor, types: string) =>
  assert.deepEqual([...actor.writing.builder.types].sort(), listed(types).sort()),
);
