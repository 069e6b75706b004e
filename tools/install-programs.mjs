// What the tests run beside the product: Debian's own Chromium with what WebGL and all scripts of the world need, and
// FFmpeg, which makes recordings to try and is used by the server where it is there (0058). Does nothing where they are.
// `node tools/install-programs.mjs others`: Firefox ESR and WebKitGTK too, for `npm run browsers`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { browserFault } from "./browserVersion.mjs";

const chromium = [
  "chromium",
  "chromium-headless-shell",
  "libegl1",
  "libgl1-mesa-dri",
  "fonts-noto-core",
  "fonts-noto-color-emoji",
  "fonts-liberation",
];
const others = ["firefox-esr", "webkit2gtk-driver", "xvfb"];
const packages = [
  ...(process.env.CHROMIUM ? [] : chromium),
  "ffmpeg",
  ...(process.argv.includes("others") ? others : []),
];

const installed = (name) => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg's own placeholder
  const query = spawnSync("dpkg-query", ["-W", "-f=${db:Status-Status}", name], {
    encoding: "utf8",
  });
  return query.stdout === "installed";
};

function fail(words) {
  console.error(`install-programs: ${words}`);
  process.exit(1);
}

function apt(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const line = [...sudo, "apt-get", "-o", "DPkg::Lock::Timeout=600", "-qq", ...args];
  const { status, stdout, stderr } = spawnSync(line[0], line.slice(1), {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) fail(`${line.join(" ")}\n${stdout ?? ""}${stderr ?? ""}`);
}

const debian = existsSync("/usr/bin/dpkg-query");
const missing = debian ? packages.filter((name) => !installed(name)) : [];

if (process.env.CHROMIUM && !existsSync(process.env.CHROMIUM))
  fail(`CHROMIUM=${process.env.CHROMIUM} is not there`);
/** Chromium and its shell, as far as they are there. */
const browsers = () =>
  (process.env.CHROMIUM
    ? [process.env.CHROMIUM]
    : ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell", "/usr/bin/google-chrome"]
  ).filter((path) => existsSync(path));
const fault = () =>
  browsers()
    .map((path) => {
      const { error, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
      return browserFault(path, error ? null : stdout);
    })
    .find((words) => words !== null);

if (missing.length > 0) {
  console.log(`installing ${missing.join(" ")}`);
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...missing);
} else if (debian && !process.env.CHROMIUM && fault()) {
  console.log("installing a newer Chromium");
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell");
} else if (!debian && browsers().length === 0) {
  fail("install Chromium and set CHROMIUM to its path");
}
const words = fault();
if (words) fail(words);
console.log(`browser: ${browsers()[0] ?? "there"}`);
