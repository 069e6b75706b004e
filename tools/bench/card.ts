import type { ServerProcess } from "#specs/support/serverProcess.ts";

/** A card of 30 messages whose owner is signed in, made through the API as the web app would. */
export interface BenchCard {
  readonly id: string;
  readonly bearer: string;
  readonly cookie: string;
}

export const benchCard = async (server: ServerProcess, messages: number): Promise<BenchCard> => {
  let cookie = "";
  let bearer = "";
  const call = async (
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Record<string, never>> => {
    const answer = await fetch(`${server.address}/api${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        cookie,
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie())
      cookie += `${cookie && "; "}${line.split(";")[0]}`;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? {} : ((await answer.json()) as Record<string, never>);
  };
  const email = `bench-${Date.now()}@example.com`;
  await call("POST", "/auth", { email, first_name: "Bench", last_name: "Mark" });
  const code = await codeFor(server, email);
  const { auth } = (await call("POST", "/auth/register", {
    email,
    first_name: "Bench",
    last_name: "Mark",
    verify_code: code,
  })) as unknown as { auth: { accessToken: string } };
  bearer = auth.accessToken;
  const { story } = (await call("POST", "/story", { occasion: "birthday" })) as unknown as {
    story: { id: string };
  };
  for (let n = 0; n < messages; n++)
    await call("POST", `/slide?story_id=${story.id}`, {
      type: "text",
      variant: "letter",
      description: `Message ${n}: you make Mondays bearable, and Fridays better still.`,
      subtitle: `Friend ${n}`,
    });
  return { id: story.id, bearer, cookie };
};

/** The newest code mailed to an address, read from the outbox page on loopback. */
export const codeFor = async (server: { address: string }, email: string): Promise<string> => {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${server.address.replace("127.0.0.1", "localhost")}/outbox`, {
      headers: { accept: "application/json" },
    });
    const { mails } = (await answer.json()) as {
      mails: { to_email: string; code: string | null }[];
    };
    const code = mails.find((m) => m.to_email === email && m.code)?.code;
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No code arrived for ${email}.`);
};
