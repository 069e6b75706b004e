/**
 * Whether a state-changing request comes from the site itself (design rule 6). Browsers say so in
 * `Sec-Fetch-Site`, older ones in `Origin`; what sends neither is no browser and carries no cookies of ours.
 */
export const isOwnOrigin = (request: Request, address: string): boolean => {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(address).origin;
};
