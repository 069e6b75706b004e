import { TURN } from "../basis/index.ts";

/**
 * How letters come in. Each is GLSL that moves `p`, a corner of the letter, about `mid`, its middle, while `e` runs from 0
 * to 1; `own` is the height of its em. Up and down it goes only along `rise` (1 from above, -1 from below, 0 neither):
 * away from the other lines, so that none flies across another (F-54).
 */
const ENTRANCES = {
  /** Springs up where it stands. */
  spring: "p=mid+(p-mid)*ease(e); p.y+=rise*(1.-min(e*1.8,1.))*.16;",
  /** Weightless: turning slowly, and growing as if from afar. */
  float:
    "float k=1.-pow(1.-e,3.), a=(1.-k)*(1.7-3.4*fract(mid.x*7.13)); p=mid+mat2(cos(a),sin(a),-sin(a),cos(a))*(p-mid)*mix(.25,1.,k); p.y+=rise*(1.-k)*.6*own; p.x+=(1.-k)*.3*own*sin(mid.x*9.);",
  /** At speed from the right, leaning as it brakes. */
  race: "float k=1.-pow(1.-e,4.), lean=.75*(1.-k)-.32*sin(min(e*1.6,1.)*3.1416)*e; p.x+=(1.-k)*5.*own+lean*(p.y-mid.y+.35*own);",
  /** Bobs up like a buoy, and rocks until it lies still. */
  bob: "float a=.65*exp(-4.*e)*cos(e*13.)*(1.-e); p=mid+mat2(cos(a),sin(a),-sin(a),cos(a))*(p-mid)*(1.-exp(-9.*e)*(1.-e)); p.y+=rise*.45*own*pow(1.-e,2.)*cos(e*5.);",
  /** Rises like dough from the line it stands on: first flat and wide, then high. */
  bake: "float k=ease(e), foot=mid.y-.34*own; p.y=foot+(p.y-foot)*clamp(k,0.,1.14); p.x=mid.x+(p.x-mid.x)*clamp(1.5-.5*k,.8,1.5)*smoothstep(0.,.12,e);",
  /** Settles as a flake does, swaying. */
  settle:
    "float k=1.-pow(1.-e,2.5), a=.5*(1.-k)*sin(e*8.+mid.x*5.); p=mid+mat2(cos(a),sin(a),-sin(a),cos(a))*(p-mid)*mix(.7,1.,k); p.y+=max(rise,0.)*(1.-k)*1.1*own; p.x+=(1.-k)*.4*own*sin(e*7.+mid.x*4.);",
} as const;

export type Entrance = keyof typeof ENTRANCES;
export const ENTRANCE_NAMES = Object.keys(ENTRANCES) as readonly Entrance[];

/** Lettering that stands in an arch and comes in letter by letter. Heights from -1 to 1. */
export const arch = (entrance: Entrance): string => /* glsl */ `
in vec4 aCell; in vec3 aInk; in vec2 aPicture, aLine;
uniform float t, unit, arch, em; uniform vec2 spot, enter;
out vec2 vUv, vPicture; out vec3 vInk; out vec2 vAt; out float vShow; flat out float vEmoji, vSize;
const float W=${TURN.toFixed(7)};
float ease(float x){ return 1.-exp(-5.5*x)*cos(x*9.); }
void move(inout vec2 p,vec2 mid,float e,float rise,float own){ ${ENTRANCES[entrance]} }
void main(){
  float d=enter.x+aCell.z*enter.y, e=clamp((t-d)/.9,0.,1.);
  vec2 p=position.xy; if(e<1.) move(p,aCell.xy,e,aLine.x,aLine.y*em); if(e<=0.) p=aCell.xy;
  float x=p.x-spot.x; float sway=sin(t*W+aCell.x*2.2)*.006;
  p.y+=sway-arch*x*x;
  vUv=uv; vPicture=aPicture; vInk=aInk; vAt=vec2(p.x/unit,p.y); vShow=smoothstep(0.,.3,e); vEmoji=aCell.w; vSize=aLine.y;
  gl_Position=vec4(p.x/unit,p.y,0.,1.);
}`;
