import type { Reporter } from "#core/service/ports/index.ts";

export interface KeptReports extends Reporter {
  readonly events: readonly {
    readonly name: string;
    readonly facts: Readonly<Record<string, unknown>>;
  }[];
  readonly warnings: readonly {
    readonly message: string;
    readonly facts: Readonly<Record<string, unknown>>;
  }[];
  /** A scenario that ends with faults here has failed. */
  readonly faults: readonly { readonly error: unknown; readonly where: string }[];
}

export const keptReports = (): KeptReports => {
  const events: { name: string; facts: Readonly<Record<string, unknown>> }[] = [];
  const warnings: { message: string; facts: Readonly<Record<string, unknown>> }[] = [];
  const faults: { error: unknown; where: string }[] = [];
  return {
    events,
    warnings,
    faults,
    event: (name, facts = {}) => void events.push({ name, facts }),
    warning: (message, facts = {}) => void warnings.push({ message, facts }),
    fault: (error, where) => void faults.push({ error, where }),
  };
};
