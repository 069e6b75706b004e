/** The font that paper is set in, as a file. */
export const printFont = async (): Promise<Uint8Array> => {
  const { default: address } = await import(
    "@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff?url"
  );
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font to print with answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
