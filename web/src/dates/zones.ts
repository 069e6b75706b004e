/** A time zone by its plain name. */
export interface Zone {
  /** Its IANA name. */
  readonly value: string;
  /** "Lisbon" */
  readonly place: string;
  /** "Lisbon, Europe" */
  readonly label: string;
}

const plain = (part: string): string => part.replaceAll("_", " ");

/** "Lisbon" of Europe/Lisbon. */
export const placeOf = (zone: string): string => plain(zone.slice(zone.lastIndexOf("/") + 1));

export const zoneOf = (zone: string): Zone => ({
  value: zone,
  place: placeOf(zone),
  label: zone.split("/").reverse().map(plain).join(", "),
});

/** Every time zone that this browser knows, by its place; `own` is among them in any case. */
export const zones = (own: string): readonly Zone[] => {
  const known = Intl.supportedValuesOf?.("timeZone") ?? [];
  return [...new Set([own, "UTC", ...known])]
    .map(zoneOf)
    .sort((a, b) => a.label.localeCompare(b.label));
};
