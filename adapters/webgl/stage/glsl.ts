import { TURN } from "../basis/index.ts";

/** Vertex shader of a full-screen pass: `vUv` from 0 to 1. */
export const SHEET = /* glsl */ `out vec2 vUv; void main(){ vUv=uv; gl_Position=vec4(position.xy,0.,1.); }`;

/**
 * For any shader of a scene: `W` (one turn a loop, in radians a second; multiply by whole numbers only), `hash`
 * of two whole numbers (the same on every GPU, unlike `sin` hashes), `chance` from 0 to 1,
 * and `patchy`, the same made soft.
 */
export const BASIS = /* glsl */ `
const float W=${TURN.toFixed(7)};
uint hash(uvec2 p){ p=p*1664525u+1013904223u; p.x+=p.y*1664525u; p.y+=p.x*1664525u; p^=p>>16; p.x+=p.y*1664525u; return p.x; }
float chance(ivec2 p){ return float(hash(uvec2(p+32768))>>8)/16777216.; }
float patchy(vec2 p){ ivec2 i=ivec2(floor(p)); vec2 f=fract(p); f=f*f*(3.-2.*f); return mix(mix(chance(i),chance(i+ivec2(1,0)),f.x),mix(chance(i+ivec2(0,1)),chance(i+1),f.x),f.y); }
`;

/** For fragment shaders, after `BASIS`: `grain` to add to a finished screen colour against banding. */
export const GRAIN = /* glsl */ `
float grain(){ return float(hash(uvec2(gl_FragCoord.xy))>>8)/16777216.-.5; }
`;
