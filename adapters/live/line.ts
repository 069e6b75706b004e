/** How the server is asked to tell of cards: hears ids of those that changed until the line ends or is given up. */
export type Line = (
  storyIds: readonly string[],
  hear: (storyId: string) => void,
  givenUp: AbortSignal,
) => Promise<void>;

const told = /^data: changed (\S+)/gm;

/** Server-sent events read from a fetch stream: EventSource cannot send the bearer token. Polling stays the contract. */
export const fetchLine =
  (base: string, token: () => string | null): Line =>
  async (storyIds, hear, givenUp) => {
    const bearer = token();
    const answer = await fetch(`${base}/live/${storyIds.map(encodeURIComponent).join(",")}`, {
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
      signal: givenUp,
    });
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const whole = (rest + value).split("\n\n");
      rest = whole.pop() ?? "";
      for (const event of whole) for (const [, id = ""] of event.matchAll(told)) hear(id);
    }
  };
