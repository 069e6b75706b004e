import { FanfoldCard } from "./element.ts";

/** The one script of a page that shows a card: it makes `<fanfold-card token="…">` known (docs/embedding.md). */
if (!customElements.get("fanfold-card")) customElements.define("fanfold-card", FanfoldCard);
