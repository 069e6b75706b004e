import type { Ground } from "../ground.ts";
import { type DrawSlide, Thumbnails } from "./thumbnails.ts";

export const openThumbnails = ({ outside, session }: Ground, draw: DrawSlide): Thumbnails =>
  outside.observe(new Thumbnails(outside, session, draw));
