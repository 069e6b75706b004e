let can: boolean | null = null;

/** Whether this browser draws with WebGL 2; tried once, and let go at once. */
export const hasWebgl = (): boolean => {
  can ??= tried();
  return can;
};

const tried = (): boolean => {
  try {
    const gl = document.createElement("canvas").getContext("webgl2");
    gl?.getExtension("WEBGL_lose_context")?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
};
