import { restApi } from "#adapters/rest/index.ts";
import type { Story } from "#core/domain/story/index.ts";
import type { Api } from "#core/operations/index.ts";
import { home } from "../slides/home.ts";

/** Own addresses of the site, such as `/files/…`, as they are reached from a page of another one. */
const whole = <T extends string | null>(address: T): T =>
  address?.startsWith("/") ? (`${home}${address}` as T) : address;

const fromAfar = (story: Story): Story => ({
  ...story,
  slides: story.slides.map((slide) => ({
    ...slide,
    thumbnail_url: whole(slide.thumbnail_url),
    media: slide.media.map((medium) => ({
      ...medium,
      url: whole(medium.url),
      mp4_url: whole(medium.mp4_url),
      thumbnail_url: whole(medium.thumbnail_url),
    })),
  })),
});

/** The site's API as a page of another site may ask it: a plain GET, without cookies, that leaves no referrer. */
export const guestApi = (): Api => {
  const api = restApi({
    base: `${home}/api`,
    token: () => null,
    fetch: ({ url }) =>
      fetch(url, { credentials: "omit", cache: "no-cache", referrerPolicy: "no-referrer" }),
  });
  return (async (id, input, options) => {
    const answer = await api(id, input, options);
    if (!answer.ok || id !== "readStoryByLink") return answer;
    const { story } = answer.value as { story: Story };
    return { ...answer, value: { story: fromAfar(story) } };
  }) as Api;
};
