const hextets = (part: string): string[] => (part === "" ? [] : part.split(":"));

/**
 * The network that an address belongs to, as limits count it: an IPv4 address itself, also where it comes written as
 * IPv6, and the first half (/64) of an IPv6 address, which is what one household or one server has.
 */
export const networkOf = (address: string): string => {
  const plain =
    address
      .trim()
      .toLowerCase()
      .replace(/^\[|\]$/g, "")
      .split("%")[0] ?? "";
  const mapped = /^(?:0*:)*:?(?:ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[0-9a-f:]+$/.test(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const [before, after] = [hextets(head), hextets(tail ?? "")];
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array<string>(between).fill("0"), ...after];
  if (all.length !== 8) return plain;
  const [a, b, c, d, , f, g, h] = all.map((part) => Number.parseInt(part, 16).toString(16));
  const isMapped = `${all.slice(0, 5).join("")}`.replace(/0/g, "") === "" && f === "ffff";
  if (isMapped) {
    const bytes = [g, h].flatMap((part) => {
      const number = Number.parseInt(part ?? "0", 16);
      return [number >> 8, number & 255];
    });
    return bytes.join(".");
  }
  return `${a}:${b}:${c}:${d}::/64`;
};
