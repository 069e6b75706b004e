import { existsSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import rules from "./rules.cjs";

const folders = ["core", "openapi", "adapters", "web", "server", "specs", "tools"];

export type Violation = { rule: string; from: string; to: string; why: string };
/** One file of the house imports another. */
export type Import = readonly [from: string, to: string];
export type House = {
  modules: number;
  imports: number;
  violations: Violation[];
  /** Between files of the house, spec files left out. */
  edges: Import[];
};

/** Reads every import below `root` and names those that the rules of the house forbid. */
export async function inspect(root: string): Promise<House> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(`${root}/${folder}`)),
    { ...rules.options, baseDir: root, validate: true, ruleSet: { forbidden: rules.forbidden } },
  );
  const { modules, summary } = output as ICruiseResult;
  const own = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
  return {
    modules: modules.filter(({ source }) => !source.includes("node_modules")).length,
    imports: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(" → ") : to,
      why: rules.forbidden.find(({ name }) => name === rule.name)?.comment ?? "",
    })),
    edges: modules
      .filter(({ source }) => own(source) && !/\.spec\.tsx?$/.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .filter(({ resolved }) => own(resolved))
          .map(({ resolved }): Import => [source, resolved]),
      ),
  };
}
