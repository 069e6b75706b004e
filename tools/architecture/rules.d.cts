import type { ICruiseOptions, IForbiddenRuleType } from "dependency-cruiser";

declare const rules: {
  forbidden: (IForbiddenRuleType & { name: string })[];
  options: ICruiseOptions;
};
export = rules;
