import { type IUniform, Vector3 } from "three";
import { blend, light } from "../basis/index.ts";

/** What lights a scene; taken from its theme. */
export interface Surroundings {
  /** The ground's colour: light from above. */
  readonly ground: string;
  /** The mini scene's colour: light from below, and the tint of shadows. */
  readonly mini: string;
}

const vec = (hex: string): IUniform => ({ value: new Vector3(...light(hex)) });

/** The uniforms of `SHADE`. */
export const surroundings = ({ ground, mini }: Surroundings) => ({
  sky: vec(blend(ground, "#FFFFFF", 0.72)),
  earth: vec(blend(mini, "#FFFFFF", 0.12)),
  tint: vec(blend(blend(mini, "#B48AA8", 0.35), "#FFFFFF", 0.35)),
});

/** How a thing pops up. GLSL, as is all below. */
export const POP = /* glsl */ `float pop(float x){ x=clamp(x/.5,0.,1.)-1.; return max(0.,1.+x*x*(2.9*x+1.9)); }`;

/** What the points of card bring along. */
export const MADE = /* glsl */ `
in vec3 aColor, aPivot; in vec4 aMake;
out vec3 vColor, vNormal, vWorld, vLocal; out vec2 vUv; out float vGloss; flat out ivec2 vKind;
${POP}`;

/** Where the key light comes from. */
export const KEY = /* glsl */ `const vec3 KEY=vec3(-.418,.785,.457);`;

/** Declares what the light falls on. */
export const LIGHTED = /* glsl */ `
uniform vec3 sky, earth, tint;
in vec3 vColor, vNormal, vWorld, vLocal; in vec2 vUv; in float vGloss; flat in ivec2 vKind;`;

/** Begins `main`: the normal `n`, the view `v`, and what card is until it is painted. */
export const FACING = /* glsl */ `vec3 n=normalize(vNormal), v=normalize(cameraPosition-vWorld); if(!gl_FrontFacing) n=-n;
  vec3 base=vColor; float gloss=vGloss, ao=1.;`;

/** Colour `c` of `base` under the key light (`key`, not shaded where `open` is 1), from around, and from behind. */
export const SHADED = /* glsl */ `vec3 amb=mix(earth,sky,n.y*.5+.5);
  vec3 c=base*(amb*ao*.74+vec3(1.,.945,.87)*key*mix(.75,1.,ao)*.98);
  c+=base*vec3(1.,.86,.95)*pow(clamp(dot(n,normalize(vec3(.75,.35,-.55))),0.,1.),1.5)*.42*ao;
  c*=mix(tint,vec3(1.),clamp(.35+.75*key*ao+.2*n.y,0.,1.));`;

/** What is mirrored in it: two soft windows, `win` and `strip`, as `spec`. */
export const MIRRORED = /* glsl */ `vec3 m=reflect(-v,n); float nv=clamp(dot(n,v),0.,1.), fr=pow(1.-nv,3.);
  float a=dot(m,normalize(vec3(-.55,.62,.56))), b=dot(m,normalize(vec3(.8,.25,.55)));
  float win=smoothstep(mix(.55,.90,gloss),mix(.99,.965,gloss),a), strip=smoothstep(.86,.99,b)*.5;
  float spec=(win*mix(.22,1.,gloss*gloss)+strip*gloss)*gloss*mix(.35,1.,open)*ao;`;

/** Adds it, and the pale edge. */
export const GLOSS = /* glsl */ `c+=vec3(1.,.975,.94)*spec*(.62+.5*fr); c+=mix(base,sky,.6)*fr*gloss*.34*ao;`;
