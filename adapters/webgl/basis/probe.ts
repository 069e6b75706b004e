import type { StageProbe } from "#core/app/ports/stage.ts";

/** What the renderer can do. */
export interface Probe extends StageProbe {
  readonly maxPoint: number;
  readonly msaa: number;
  readonly halfFloat: boolean;
}

export const NO_WEBGL: Probe = {
  webgl2: false,
  software: true,
  maxPoint: 0,
  msaa: 0,
  halfFloat: false,
};

/** Reads what a context can do. Never throws. */
export const probeOf = (gl: WebGL2RenderingContext): Probe => {
  try {
    const naming = gl.getExtension("WEBGL_debug_renderer_info");
    const name = String(gl.getParameter(naming ? naming.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
    const points = gl.getParameter(gl.ALIASED_POINT_SIZE_RANGE) as Float32Array | null;
    return {
      webgl2: true,
      software: /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name),
      maxPoint: points?.[1] ?? 1,
      msaa: Number(gl.getParameter(gl.MAX_SAMPLES) ?? 0),
      halfFloat:
        gl.getExtension("EXT_color_buffer_float") !== null ||
        gl.getExtension("EXT_color_buffer_half_float") !== null,
    };
  } catch {
    // a browser that throws here has no WebGL worth the name: the poster is shown instead (OPEN-164)
    return NO_WEBGL;
  }
};
