import type { Subject } from "../page/playing.ts";
import type { Piece, SceneKind } from "../stage/index.ts";

/** What has no title of its own to be lettered. */
export const wordless = <K extends SceneKind>(kind: K, theme: Piece<K>["theme"]): Piece<K> => ({
  kind,
  theme,
  text: "",
  name: "",
  seed: 1,
  photo: null,
  takesPhoto: false,
  assets: "",
});

export const slideOf = (slide: object): Subject => ({
  kind: "slide",
  cover: null,
  piece: async () => wordless("slide", slide),
});
