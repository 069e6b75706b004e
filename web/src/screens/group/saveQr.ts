/** The code as a picture to print: 1024 px, with its quiet margin. */
export const saveQr = async (link: string, name: string): Promise<void> => {
  const { toDataURL } = await import("qrcode");
  const anchor = document.createElement("a");
  anchor.href = await toDataURL(link, {
    errorCorrectionLevel: "M",
    margin: 4,
    width: 1024,
    color: { dark: "#2b2140", light: "#ffffff" },
  });
  anchor.download = name;
  anchor.click();
};
