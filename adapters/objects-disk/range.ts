/** One part of an object, both ends counted, in bytes. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * What a Range header asks of an object of `size` bytes (RFC 9110 §14): the part, "whole" where it asks
 * for nothing that is understood (several parts, other units), "none" where no byte of it exists.
 */
export const partOf = (header: string | null, size: number): Part | "whole" | "none" => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const last = Math.min(Number(to), size);
    return last === 0 ? "none" : { start: size - last, end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < start) return "whole";
  return start >= size ? "none" : { start, end };
};
