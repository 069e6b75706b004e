/** The library that the letters' distance fields are checked against. */
declare module "@mapbox/tiny-sdf" {
  export interface Glyph {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
    readonly glyphWidth: number;
    readonly glyphHeight: number;
    readonly glyphTop: number;
    readonly glyphLeft: number;
    readonly glyphAdvance: number;
  }
  export default class TinySDF {
    constructor(options: {
      fontSize?: number;
      buffer?: number;
      radius?: number;
      cutoff?: number;
      fontFamily?: string;
      fontWeight?: string;
      fontStyle?: string;
    });
    protected _createCanvas(size: number): HTMLCanvasElement;
    draw(text: string): Glyph;
  }
}
