import { days, type Span } from "#core/kernel/index.ts";
import type { Tab } from "../assemblies/assembly.ts";
import type { Scenario } from "../world.ts";

/**
 * Time passes for everybody. For days on end nobody looks: tabs are asleep, as browsers freeze them, and wake at the
 * end. Awake they would ask every few seconds whether anything changed, a hundred thousand times.
 */
export const passTime = async ({ assembly, cast }: Scenario, span: Span): Promise<void> => {
  const frozen = new Set<Tab>();
  if (span >= days(1))
    cast.everybody(({ tab }) => {
      if (!tab.asleep) frozen.add(tab);
      tab.asleep = true;
    });
  await assembly.pass(span);
  for (const tab of frozen) tab.asleep = false;
  if (frozen.size > 0) await assembly.settle();
};
