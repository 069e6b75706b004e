import { expect, it } from "vitest";
import { type OperationId, operations } from "#core/operations/index.ts";
import { isInTurn } from "./inTurn.ts";

const operationIds = Object.keys(operations) as OperationId[];

it("[F-39] [STORY-15] what is asked in turn is what the table of calls says, whatever it is called", () => {
  const said = (id: OperationId) => "inTurn" in operations[id] && operations[id].inTurn === true;
  expect(operationIds.filter(isInTurn)).toEqual(operationIds.filter(said));
  expect(operationIds.filter(isInTurn).length).toBeGreaterThan(10);
});
