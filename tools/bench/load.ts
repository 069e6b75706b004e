import { Agent, request } from "node:http";

/** Asks `count` times with `lanes` requests under way, on kept connections; every answer has to have `status`. */
export const load = async (
  url: string,
  headers: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>),
  status: number,
  count: number,
  lanes = 8,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  let left = count;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const asking = request(
        url,
        { agent, headers: typeof headers === "function" ? headers() : headers },
        (answer) => {
          answer.resume();
          answer.on("end", () =>
            answer.statusCode === status
              ? resolve()
              : reject(new Error(`${url}: ${answer.statusCode}`)),
          );
        },
      );
      asking.on("error", reject);
      asking.end();
    });
  const lane = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
};
