import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import rules from "./architecture.cjs";

const folders = ["core", "openapi", "adapters", "web", "server", "specs", "tools"];

export type Violation = { rule: string; from: string; to: string; why: string };
export type House = { modules: number; imports: number; violations: Violation[] };

/** Reads every import below `root` and names those that the rules of the house forbid. */
export async function inspect(root: string): Promise<House> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(`${root}/${folder}`)),
    { ...rules.options, baseDir: root, validate: true, ruleSet: { forbidden: rules.forbidden } },
  );
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => !source.includes("node_modules")).length,
    imports: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      from,
      to: cycle ? cycle.map(({ name }) => name).join(" → ") : to,
      why: rules.forbidden.find(({ name }) => name === rule.name)?.comment ?? "",
    })),
  };
}

if (import.meta.main) {
  const { modules, imports, violations } = await inspect(
    fileURLToPath(new URL("..", import.meta.url)),
  );
  for (const { rule, from, to, why } of violations) {
    console.error(`${from} → ${to}\n    ${rule}: ${why}`);
  }
  console.log(`${modules} modules, ${imports} imports, ${violations.length} forbidden`);
  if (violations.length > 0 || modules === 0) process.exitCode = 1;
}
