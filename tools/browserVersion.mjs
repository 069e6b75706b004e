/** The oldest Chromium that the tests are written for: what older ones can't do fails as if the app were wrong. */
const OLDEST = 150;

/**
 * What is wrong with a browser, as words to act on, or null. `path` is where it is, `said` what it answers to
 * `--version`; null where it can't be started.
 */
export function browserFault(path, said) {
  const install = `Install Chromium ${OLDEST} or newer (on Debian: apt-get install chromium chromium-headless-shell), or set CHROMIUM to the path of one`;
  if (said === null) return `${path} can’t be started. ${install}.`;
  const [, major] = /\b(\d+)\.\d+\.\d+/.exec(said) ?? [];
  if (major === undefined) return `${path} doesn’t say which version it is. ${install}.`;
  if (Number(major) >= OLDEST) return null;
  return `${path} is version ${major}, and the tests need ${OLDEST}. ${install}.`;
}
