import { createStage } from "#adapters/webgl/index.ts";
import { startEngine } from "#adapters/webgl/page/link.ts";
import { themesOf } from "#core/domain/cover/index.ts";

/** For the script that takes pictures. */
Object.assign(window, { startEngine, createStage });

const all = document.querySelector<HTMLElement>("#all");
if (all && location.search !== "?bare") {
  const asked = new URLSearchParams(location.search);
  const stage = createStage();
  for (const variant of ["cake", "curvey"] as const)
    for (const { name } of themesOf(variant)) {
      const place = document.createElement("div");
      all.append(place);
      stage.mount(
        place,
        {
          variant,
          theme: name,
          title: asked.get("title") ?? "Happy Birthday %RECIPIENT_NAME%",
          recipientName: asked.get("name") ?? "Grace",
        },
        {
          fx: { confetti: asked.has("confetti"), snow: asked.has("snow") },
          onError: (error) => console.error(error.message),
        },
      );
    }
}
