import type { Reporter, TestModule } from "vitest/node";
import { begins, ends } from "#specs/support/underWay.ts";

const titleOf = ({ relativeModuleId }: TestModule) => relativeModuleId;

/** Writes down which files are under way: Vitest itself names a file when it is done. */
export const filesUnderWay: Reporter = {
  onTestModuleStart: (file) => begins(titleOf(file)),
  onTestModuleEnd: (file) => ends(titleOf(file)),
};
