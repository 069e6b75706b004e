import type { Reporter, TestCase } from "@playwright/test/reporter";
import { begins, ends } from "#specs/support/underWay.ts";

const titleOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(" ");

/** Writes down which tests are under way: a worker that blocks is not named by its own report. */
export default class TestsUnderWay implements Reporter {
  onTestBegin(test: TestCase): void {
    begins(titleOf(test));
  }
  onTestEnd(test: TestCase): void {
    ends(titleOf(test));
  }
  printsToStdio(): boolean {
    return false;
  }
}
