import { TURN } from "../basis/index.ts";

/** Vertex shader of a full-screen pass: `vUv` from 0 to 1. */
export const SHEET = /* glsl */ `out vec2 vUv; void main(){ vUv=uv; gl_Position=vec4(position.xy,0.,1.); }`;

/**
 * For any shader of a scene: `W` (one turn a loop, in radians a second; multiply by whole numbers only), `hash`
 * of two whole numbers (the same on every GPU, unlike `sin` hashes), `chance` from 0 to 1.
 */
export const BASIS = /* glsl */ `
const float W=${TURN.toFixed(7)};
uint hash(uvec2 p){ p=p*1664525u+1013904223u; p.x+=p.y*1664525u; p.y+=p.x*1664525u; p^=p>>16; p.x+=p.y*1664525u; return p.x; }
float chance(ivec2 p){ return float(hash(uvec2(p+32768))>>8)/16777216.; }
`;

/** For fragment shaders, after `BASIS`: `grain` to add to a finished screen colour against banding. */
export const GRAIN = /* glsl */ `
float grain(){ return float(hash(uvec2(gl_FragCoord.xy))>>8)/16777216.-.5; }
`;
