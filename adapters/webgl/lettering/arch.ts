import { TURN } from "../basis/index.ts";

/** Lettering that stands in an arch and drops in letter by letter. Heights from -1 to 1. */
export const ARCH = /* glsl */ `
in vec4 aCell; in vec3 aInk; in vec2 aPicture;
uniform float t, unit, arch; uniform vec2 spot, enter;
out vec2 vUv, vPicture; out vec3 vInk; out vec2 vAt; out float vShow; flat out float vEmoji;
const float W=${TURN.toFixed(7)};
float ease(float x){ return 1.-exp(-5.5*x)*cos(x*9.); }
void main(){
  float d=enter.x+aCell.z*enter.y, e=clamp((t-d)/.9,0.,1.); float grow=e>=1.?1.:max(0.,ease(e))*step(.0001,e);
  vec2 p=aCell.xy+(position.xy-aCell.xy)*grow;
  float x=p.x-spot.x; float sway=sin(t*W+aCell.x*2.2)*.006;
  p.y-=arch*x*x; p.y+=sway+(1.-clamp(e*1.8,0.,1.))*.16;
  vUv=uv; vPicture=aPicture; vInk=aInk; vAt=vec2(p.x/unit,p.y); vShow=smoothstep(0.,.3,e); vEmoji=aCell.w;
  gl_Position=vec4(p.x/unit,p.y,0.,1.);
}`;
