export type Machine = {
  node: string;
  platform: string;
  arch: string;
  env: Record<string, string | undefined>;
  has: (path: string) => boolean;
};

export function missing(machine: Machine): string | null;
