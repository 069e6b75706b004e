/** This product's version, of the web app and of the server that serves it (CONST-01). */
export const clientVersion = "5.49.2";

/** What a newer or otherwise different version on the server asks of a running app (SHELL-24, SHELL-25). */
export type Update = "none" | "prompt" | "forced";

const parts = (version: string): readonly [number, number, number] | null => {
  const found = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version.trim());
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
};

/**
 * Same major and minor and another patch: a prompt. Higher major or minor: forced. Lower, or not a version:
 * nothing (OPEN-20).
 */
export const updateFor = (own: string, platform: string): Update => {
  const [here, there] = [parts(own), parts(platform)];
  if (!here || !there) return "none";
  const [major, minor, patch] = [there[0] - here[0], there[1] - here[1], there[2] - here[2]];
  if (major === 0 && minor === 0) return patch === 0 ? "none" : "prompt";
  return major > 0 || (major === 0 && minor > 0) ? "forced" : "none";
};
