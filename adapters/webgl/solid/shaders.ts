import { BASIS } from "../stage/index.ts";
import { DISPLAY } from "./display.ts";
import { FACING, GLOSS, KEY, LIGHTED, MADE, MIRRORED, SHADED } from "./lighting.ts";
import { PARTS } from "./model.ts";

/** GLSL of the family's own, put in where it says. */
export interface CardWords {
  /** `void paint(inout vec3 base, inout float gloss, inout float ao, vec3 local, vec3 normal, vec2 at, int stuff, int part)`. */
  readonly paint?: string;
  /** `float lit(vec3 world, int part)`: how much of the key light comes there, 0 to 1. `KEY` points to it. */
  readonly lit?: string;
  /** `vec3 bend(vec3 local, int part, int stuff)`: moves a point before its part does. */
  readonly bend?: string;
}

const BEND = "vec3 bend(vec3 local,int part,int stuff){ return local; }";
const PAINT =
  "void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){}";
const LIT = "float lit(vec3 world,int part){ return 1.; }";

export const CARD_VERTEX = ({ bend = BEND }: CardWords): string => /* glsl */ `
uniform float t; uniform mat4 parts[${PARTS}];
${MADE}
${BASIS}
${bend}
void main(){
  float k=pop(t-aMake.w); mat4 m=parts[int(aMake.z)]; vKind=ivec2(int(aMake.x),int(aMake.z));
  vLocal=aPivot+position*k; vec3 p=(m*vec4(bend(vLocal,vKind.y,vKind.x),1.)).xyz; if(k<=0.) p=vec3(0.,-90.,0.);
  vColor=aColor; vGloss=aMake.y; vUv=uv; vWorld=p; vNormal=mat3(m)*normal;
  gl_Position=projectionMatrix*viewMatrix*vec4(p,1.);
}`;

/** Lit from above; two soft windows are mirrored in it, and it has a pale edge. */
export const CARD = ({ paint = PAINT, lit = LIT }: CardWords): string => /* glsl */ `
uniform float t;${LIGHTED}
${BASIS}${DISPLAY}${KEY}
${lit}
${paint}
void main(){
  ${FACING}
  paint(base,gloss,ao,vLocal,n,vUv,vKind.x,vKind.y);
  float open=lit(vWorld,vKind.y);
  float key=clamp((dot(n,KEY)+.3)/1.3,0.,1.); key*=key>0.?mix(.16,1.,open):1.;
  ${SHADED}
  ${MIRRORED}
  ${GLOSS}
  gl_FragColor=vec4(display(max(c,0.)),1.);
}`;
