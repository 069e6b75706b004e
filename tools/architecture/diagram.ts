import type { Plan } from "./rooms.ts";

export interface Panel {
  readonly title: string;
  readonly plan: Plan;
}

const width = 960;
const room = { width: 132, height: 34 };
const rowHeight = 74;
const head = 58;
const gap = 26;

const style = `
text{font-family:Nunito,"Segoe UI",Helvetica,Arial,sans-serif;text-anchor:middle}
.title{font-size:19px;font-weight:700;fill:#2b2140;text-anchor:start}.name{font-size:14px;font-weight:700;fill:#2b2140}
.paper{fill:#fff9f2}.room{fill:#fff;stroke:#eadfd2;stroke-width:1.5}.panel{fill:none;stroke:#d9c9b6;stroke-width:1.5}
.knows{fill:none;stroke:#6b6280;stroke-width:1.4;opacity:.75}.tip{fill:#6b6280}
@media (prefers-color-scheme:dark){.title,.name{fill:#fff9f2}.paper{fill:#1d1730}.room{fill:#2b2140;stroke:#453a5e}.panel{stroke:#5a4d78}.knows{stroke:#c3bbd6}.tip{fill:#c3bbd6}}
`;

const defs =
  '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Each row in the order of those above that import it, so that few arrows cross. */
const placesOf = ({ rows, edges }: Plan, top: number): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  rows.forEach((names, row) => {
    const pull = (name: string) => {
      const above = edges.flatMap(([from, to]) => (to === name ? (places.get(from)?.x ?? []) : []));
      return above.length === 0 ? width / 2 : above.reduce((sum, x) => sum + x, 0) / above.length;
    };
    const ordered = names.toSorted((a, b) => pull(a) - pull(b) || (a < b ? -1 : 1));
    const step = Math.min(190, (width - 60) / ordered.length);
    ordered.forEach((name, at) => {
      // rows stand a little aside of each other: an arrow past a row passes between its rooms
      const aside = ordered.length === 1 ? 0 : (row % 2 ? 1 : -1) * 12;
      const x = width / 2 + (at - (ordered.length - 1) / 2) * step + aside;
      places.set(name, { x: Math.round(x), y: top + row * rowHeight });
    });
  });
  return places;
};

const arrow = (from: Place, to: Place): string => {
  const [y1, y2] = [from.y + room.height, to.y - 2];
  const bend = Math.round((y2 - y1) / 2);
  return `<path class="knows" marker-end="url(#tip)" d="M${from.x} ${y1}C${from.x} ${y1 + bend} ${to.x} ${y2 - bend} ${to.x} ${y2}"/>`;
};
const box = (name: string, { x, y }: Place): string =>
  `<rect class="room" x="${x - room.width / 2}" y="${y}" width="${room.width}" height="${room.height}" rx="10"/>` +
  `<text class="name" x="${x}" y="${y + 22}">${name}</text>`;

/** The picture of who imports whom: arrows run down, from whoever imports to what is imported. */
export const drawDiagram = (panels: readonly Panel[]): string => {
  let top = gap;
  const drawn = panels.map(({ title, plan }) => {
    const height = head + plan.rows.length * rowHeight - (rowHeight - room.height) + gap;
    const places = placesOf(plan, top + head);
    const at = (name: string) => places.get(name) ?? { x: 0, y: 0 };
    const parts = [
      `<rect class="panel" x="${gap}" y="${top}" width="${width - 2 * gap}" height="${height}" rx="20"/>`,
      `<text class="title" x="${2 * gap}" y="${top + 32}">${title}</text>`,
      ...plan.edges.map(([from, to]) => arrow(at(from), at(to))),
      ...[...places].map(([name, place]) => box(name, place)),
    ];
    top += height + gap;
    return parts.join("\n");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" role="img" aria-label="Who imports whom: ${panels.map(({ title }) => title).join("; ")}">`,
    `<style>${style}</style>`,
    defs,
    `<rect class="paper" width="${width}" height="${top}" rx="24"/>`,
    ...drawn,
    "</svg>\n",
  ].join("\n");
};
