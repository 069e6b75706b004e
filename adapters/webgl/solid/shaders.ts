import { BASIS } from "../stage/index.ts";
import { DISPLAY } from "./display.ts";
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

const KEY = "const vec3 KEY=vec3(-.418,.785,.457);";

const BEND = "vec3 bend(vec3 local,int part,int stuff){ return local; }";
const PAINT =
  "void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){}";
const LIT = "float lit(vec3 world,int part){ return 1.; }";

export const CARD_VERTEX = ({ bend = BEND }: CardWords): string => /* glsl */ `
uniform float t; uniform mat4 parts[${PARTS}];
in vec3 aColor, aPivot; in vec4 aMake;
out vec3 vColor, vNormal, vWorld, vLocal; out vec2 vUv; out float vGloss; flat out ivec2 vKind;
${BASIS}
${bend}
float pop(float x){ x=clamp(x/.5,0.,1.)-1.; return max(0.,1.+x*x*(2.9*x+1.9)); }
void main(){
  float k=pop(t-aMake.w); mat4 m=parts[int(aMake.z)]; vKind=ivec2(int(aMake.x),int(aMake.z));
  vLocal=aPivot+position*k; vec3 p=(m*vec4(bend(vLocal,vKind.y,vKind.x),1.)).xyz; if(k<=0.) p=vec3(0.,-90.,0.);
  vColor=aColor; vGloss=aMake.y; vUv=uv; vWorld=p; vNormal=mat3(m)*normal;
  gl_Position=projectionMatrix*viewMatrix*vec4(p,1.);
}`;

/** Lit from above; two soft windows are mirrored in it, and it has a pale edge. */
export const CARD = ({ paint = PAINT, lit = LIT }: CardWords): string => /* glsl */ `
uniform vec3 sky, earth, tint; uniform float t;
in vec3 vColor, vNormal, vWorld, vLocal; in vec2 vUv; in float vGloss; flat in ivec2 vKind;
${BASIS}${DISPLAY}${KEY}
${lit}
${paint}
void main(){
  vec3 n=normalize(vNormal), v=normalize(cameraPosition-vWorld); if(!gl_FrontFacing) n=-n;
  vec3 base=vColor; float gloss=vGloss, ao=1.;
  paint(base,gloss,ao,vLocal,n,vUv,vKind.x,vKind.y);
  float open=lit(vWorld,vKind.y);
  float key=clamp((dot(n,KEY)+.3)/1.3,0.,1.); key*=key>0.?mix(.16,1.,open):1.;
  vec3 amb=mix(earth,sky,n.y*.5+.5);
  vec3 c=base*(amb*ao*.74+vec3(1.,.945,.87)*key*mix(.75,1.,ao)*.98);
  c+=base*vec3(1.,.86,.95)*pow(clamp(dot(n,normalize(vec3(.75,.35,-.55))),0.,1.),1.5)*.42*ao;
  c*=mix(tint,vec3(1.),clamp(.35+.75*key*ao+.2*n.y,0.,1.));
  vec3 m=reflect(-v,n); float nv=clamp(dot(n,v),0.,1.), fr=pow(1.-nv,3.);
  float a=dot(m,normalize(vec3(-.55,.62,.56))), b=dot(m,normalize(vec3(.8,.25,.55)));
  float win=smoothstep(mix(.55,.90,gloss),mix(.99,.965,gloss),a), strip=smoothstep(.86,.99,b)*.5;
  float spec=(win*mix(.22,1.,gloss*gloss)+strip*gloss)*gloss*mix(.35,1.,open)*ao;
  c+=vec3(1.,.975,.94)*spec*(.62+.5*fr); c+=mix(base,sky,.6)*fr*gloss*.34*ao;
  gl_FragColor=vec4(display(max(c,0.)),1.);
}`;
