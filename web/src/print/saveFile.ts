/** Hands a file out, as a browser saves it. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // some browsers read it only now
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
