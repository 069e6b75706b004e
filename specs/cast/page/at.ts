import type { Pages } from "../../assemblies/pages.ts";
import type { Shared } from "../shared.ts";

/** What every room of a person at a real page works with. */
export interface AtPage {
  readonly name: string;
  readonly pages: Pages;
  readonly cast: Shared;
}
