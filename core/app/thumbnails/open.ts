import type { AppContext } from "../appContext.ts";
import { type DrawSlide, Thumbnails } from "./thumbnails.ts";

export const openThumbnails = ({ ports, session }: AppContext, draw: DrawSlide): Thumbnails =>
  ports.observe(new Thumbnails(ports, session, draw));
