// Debian's own Chromium with what WebGL and all scripts of the world need. Does nothing where it is there.
// `node tools/install-browser.mjs others`: Firefox ESR and WebKitGTK too, for `npm run browsers`.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
  console.error(`install-browser: ${words}`);
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
if (missing.length > 0) {
  console.log(`installing ${missing.join(" ")}`);
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...missing);
} else if (process.env.CHROMIUM) {
  console.log(`browser: ${process.env.CHROMIUM}`);
} else if (!debian && !existsSync("/usr/bin/google-chrome")) {
  fail("install Chromium and set CHROMIUM to its path");
} else {
  console.log("browser: there");
}
