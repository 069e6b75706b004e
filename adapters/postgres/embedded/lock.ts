import fs from "node:fs";
import net from "node:net";
import path from "node:path";

/**
 * Holds a folder for this process; answers how to let it go. The holder listens on a socket that belongs
 * to the folder: on Linux an abstract one, which the kernel takes back however the process ends. The file
 * `server.lock` names the holder for people.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = path.join(folder, "server.lock");
  const { dev, ino } = fs.statSync(folder);
  const name =
    process.platform === "linux" ? `\0fanfold-${dev}-${ino}` : path.join(folder, "lock.sock");
  const server = (await hold(name)) ?? ((await isAbandoned(name)) ? await hold(name) : null);
  if (!server) throw new Error(`${holderOf(file)} is already using the data folder ${folder}.`);
  fs.writeFileSync(file, `${process.pid}\n`);
  return async () => {
    fs.rmSync(file, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
};

const holderOf = (file: string): string => {
  const pid = fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : "";
  return pid === "" ? "Another server" : `Another server (process ${pid})`;
};

/** null when somebody else has it. */
const hold = (name: string): Promise<net.Server | null> =>
  new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.unref();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(name, () => resolve(server));
  });

/** Where sockets are files, one that nobody answers on is left from a dead server. */
const isAbandoned = async (name: string): Promise<boolean> => {
  if (name.startsWith("\0")) return false;
  const answers = await new Promise<boolean>((resolve) => {
    const socket = net.connect(name, () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
  if (!answers) fs.rmSync(name, { force: true });
  return !answers;
};
