/** A colour as six hex digits behind a hash, in capitals: "#F94144". */
export type Hex = `#${string}`;

/**
 * A hex colour normalised to six digits with a leading # (FORM-14): three digits are doubled, transparency is
 * dropped, the hash may be missing. Undefined when the text is no hex colour.
 */
export const normaliseHex = (text: string): Hex | undefined => {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1];
  if (!digits) return undefined;
  const six =
    digits.length < 6 ? [...digits.slice(0, 3)].map((d) => d + d).join("") : digits.slice(0, 6);
  return `#${six.toUpperCase()}`;
};
