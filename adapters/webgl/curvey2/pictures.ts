import type { Texture } from "three";
import { assetUrl } from "#core/domain/cover/asset.ts";
import { photoTexture } from "../photo/index.ts";

/** Textures that are drawn by the shader and fetched from nowhere; it knows them by their place in the list. */
const WOVEN = ["", "paper.svg", "halftone.svg", "linen.svg"];

export const wovenOf = (url: string | undefined): number => Math.max(0, WOVEN.indexOf(url ?? ""));

/** A picture below the cover assets (COVER-28); null where it cannot be had: the cover is drawn without it. */
export const pictureOf = async (name: string | null, assets: string): Promise<Texture | null> => {
  if (name === null) return null;
  try {
    const answer = await fetch(assetUrl(name, assets));
    return answer.ok ? await photoTexture(await answer.blob()) : null;
  } catch {
    return null;
  }
};
