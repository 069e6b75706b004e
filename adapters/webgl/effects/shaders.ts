import { TURN } from "../basis/index.ts";

const HEAD = /* glsl */ `
in vec4 aChance; uniform float t, unit; const float W=${TURN.toFixed(7)};`;

/** Paper falling and turning; each piece falls a whole number of times a loop. Sizes in heights of the picture. */
export const CONFETTI_VERTEX = /* glsl */ `${HEAD}
in vec3 aInk; out vec3 vInk; out vec2 vAt; flat out float vRound; out float vShow;
void main(){
  float near=aChance.z, falls=near>.72?2.:1.; float way=fract(aChance.y+t*falls/6.);
  float y=1.18-way*2.36, x=(aChance.x*2.-1.)*1.12*unit+.07*sin(t*W*2.+aChance.w*6.283+way*6.);
  float a=t*W*(aChance.w>.5?1.:-2.)+aChance.x*6.283, b=t*W*(near>.5?4.:3.)+aChance.y*9.;
  vRound=step(.78,fract(aChance.x*7.31)); vec2 q=position.xy*mix(vec2(.0135,.021),vec2(.0145),vRound)*(.55+.75*near);
  float flip=cos(b); q.y*=mix(.18,1.,abs(flip)); q=mat2(cos(a),sin(a),-sin(a),cos(a))*q;
  // thrown in from both lower corners, then falling
  float go=clamp((t-aChance.w*.5)/1.1,0.,1.), e=1.-pow(1.-go,3.); vec2 from=vec2((aChance.x<.5?-1.:1.)*unit*1.15,-1.15);
  vec2 p=mix(from,vec2(x,y),e); p.y+=sin(e*3.14159)*.35;
  vInk=aInk*(flip>0.?1.:.80)*(.90+.18*abs(flip)); vAt=position.xy; vShow=step(.001,go)*smoothstep(1.18,1.08,abs(p.y));
  gl_Position=vec4((p.x+q.x)/unit,p.y+q.y,0.,1.);
}`;
export const CONFETTI = /* glsl */ `
in vec3 vInk; in vec2 vAt; flat in float vRound; in float vShow;
void main(){ float d=vRound>.5?length(vAt)-1.:max(abs(vAt.x),abs(vAt.y))-1.; float w=fwidth(d); float a=smoothstep(0.,-w*1.5,d)*vShow; if(a<.01) discard; gl_FragColor=vec4(vInk*a,a); }`;

/** Flakes in three depths, swaying as they fall. */
export const SNOW_VERTEX = /* glsl */ `${HEAD}
out vec2 vAt; out float vShow, vSoft, vTurn; flat out float vStar;
void main(){
  float near=aChance.z, falls=near>.82?2.:1.; float way=fract(aChance.y+t*falls/6.);
  float y=1.12-way*2.24, x=(aChance.x*2.-1.)*1.1*unit+(.03+.06*near)*sin(t*W*(near>.5?1.:2.)+aChance.w*6.283);
  float s=mix(.005,.022,near*near); vStar=step(.9,near); s*=1.+.7*vStar; vSoft=mix(.75,.3,near); vTurn=t*W+aChance.w*6.283;
  vAt=position.xy; vShow=mix(.55,.95,near)*smoothstep(0.,1.2,t-aChance.w*.4)*smoothstep(1.12,1.04,abs(y));
  gl_Position=vec4((x+position.x*s)/unit,y+position.y*s,0.,1.);
}`;
export const SNOW = /* glsl */ `
in vec2 vAt; in float vShow, vSoft, vTurn; flat in float vStar;
void main(){
  float r=length(vAt), a=smoothstep(1.,1.-vSoft,r);
  if(vStar>.5){ float k=mod(atan(vAt.y,vAt.x)+vTurn,1.0472)-.5236, off=abs(r*sin(k)), along=r*cos(k);
    float arm=smoothstep(.11,.05,off), twig=smoothstep(.10,.04,abs(along-.52-off*.9))*step(off,.3); a=max(max(arm,twig)*smoothstep(1.,.9,r),smoothstep(.22,.14,r)); }
  a*=vShow; if(a<.01) discard; gl_FragColor=vec4(vec3(.985,.995,1.)*a,a);
}`;
