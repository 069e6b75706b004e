import { TURN } from "../basis/index.ts";
import { MOST_LINES } from "./setting.ts";

/** When the first letter comes; nothing of any is seen before. Seconds. */
export const LETTERS_FROM = 0.08;

/**
 * Bends letters between the curves above and below their line: `wave(k, x)` is GLSL and says how far the edge
 * above line `k` swings at `x` (-1 to 1).
 */
export const envelope = (wave: string): string => /* glsl */ `
in vec4 aCell; in vec3 aInk; in vec2 aPicture;
uniform float t, unit, lines;
uniform vec4 rows[${MOST_LINES}];     // half width, squeeze, half height, -
uniform vec4 edges[${MOST_LINES + 1}]; // height, swing, half gap, -
out vec2 vUv, vPicture; out vec3 vInk; out vec2 vAt; out float vShow; flat out float vEmoji, vSize;
const float W=${TURN.toFixed(7)};
${wave}
float edge(float k,float x){ vec4 e=edges[int(k)]; return e.x+e.y*wave(k,x); }
float ease(float x){ return 1.-exp(-5.5*x)*cos(x*9.); }
float ease2(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
void main(){
  float k=position.z; vec4 row=rows[int(k)];
  float d=${LETTERS_FROM}+aCell.z*.62, e=clamp((t-d)/.95,0.,1.); float grow=e>=1.?1.:max(0.,ease(e))*step(.0001,e);
  // its event: letter after letter swells, and is itself again
  float go=(t-4.4)/1.9; if(go>0.&&go<1.) grow*=1.+.17*ease2(1.-abs(go*1.5-.25-aCell.z)*4.);
  vec2 q=aCell.xy+(position.xy-aCell.xy)*grow;
  float u=q.x-row.y/6.28318*(sin(6.28318*q.x-t*W-k*2.1)+sin(t*W+k*2.1));
  float x=(u*2.-1.)*row.x;
  float top=edge(k,x/unit)-edges[int(k)].z, low=edge(k+1.,x/unit)+edges[int(k)+1].z;
  float lim=row.z*.5; if(top-low<lim*1.1){ float c=(top+low)*.5; top=c+lim*.55; low=c-lim*.55; }
  float from=lines<1.5?-1.:k<.5?1.:k>lines-1.5?-1.:0.;
  float y=mix(low,top,q.y)+from*(1.-clamp(e*2.2,0.,1.))*.12;
  vUv=uv; vPicture=aPicture; vInk=aInk; vAt=vec2(x/unit,y); vShow=smoothstep(0.,.25,e); vEmoji=aCell.w; vSize=1.;
  gl_Position=vec4(x/unit,y,0.,1.);
}`;
