import { BASIS } from "../stage/index.ts";
import { NOZZLE, START } from "./measure.ts";

const f = (n: number): string => n.toFixed(3);

export const BEND = /* glsl */ `
vec3 bend(vec3 local,int part,int stuff){
  if(stuff==11){ float k=max(0.,${f(NOZZLE)}-local.y); float on=smoothstep(${f(START)},${f(START + 0.5)},t);
    float beat=1.+.10*sin(W*t*11.)+.06*sin(W*t*17.+1.); local.y=${f(NOZZLE)}-k*beat*on; local.xz*=mix(.3,1.,on)*(1.+.06*sin(k*14.-W*t*19.));
    local.x+=k*k*.05*sin(W*t*9.-k*5.); }
  return local; }`;

/** The ship with its seams and rivets, the flame, the planets, the clouds. */
export const PAINT = /* glsl */ `
uniform vec3 ship, accent, trail;
void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){
  if(stuff==10){
    float y=local.y, w=fwidth(y)*.8;
    base=mix(ship,accent,smoothstep(-w,w,y-.72)); base=mix(base,accent,smoothstep(w,-w,abs(y+.47)-.085));
    base=mix(base,base*.55,smoothstep(w,-w,abs(y-.70)-.012)*.8+smoothstep(w,-w,abs(abs(y+.47)-.095)-.007)*.7);
    float a=at.x*8.; float seam=abs(fract(a)-.5); float sw=fwidth(a); if(y<.70) base*=1.-.16*smoothstep(.012+sw,.012,seam);
    vec2 q=vec2((fract(at.x*36.)-.5)*.075,min(abs(y-.645),abs(y+.63))); base*=1.-.32*smoothstep(.013+w,.013-w,length(q));
    ao*=mix(.62,1.,smoothstep(-.95,-.35,y));
  } else if(stuff==11){ float k=clamp((${f(NOZZLE)}-local.y)/.95,0.,1.); vec3 v=normalize(cameraPosition-vWorld); float core=smoothstep(mix(.70,1.0,k),mix(.93,1.06,k),abs(dot(normal,v)))*(1.-smoothstep(.45,.8,k)); base=mix(mix(base,base*base,k*.35)*1.75,vec3(2.,1.95,1.75),core); gloss=0.; }
  else if(stuff==12){ base*=.8+.5*smoothstep(-.4,.6,normal.y); }
  else if(stuff==13){ float b=local.y*3.4+.16*sin(at.x*12.5664+local.y*7.)+.09*sin(at.x*31.4159-local.y*11.+1.); base*=1.25; float w=fwidth(b); base=mix(base,base*.66+trail*.16,smoothstep(-w,w,abs(fract(b)-.5)-.23)); gloss=.2; }
  else if(stuff==14){ base*=mix(.74,1.,smoothstep(.3,.36,patchy(at*vec2(9.,7.)))); }
  else if(stuff==15){ base*=1.45; base=mix(base,trail*1.1,.30*exp(-pow(length(vWorld.xy+vec2(.5,.85)),2.)*1.3)*smoothstep(.4,1.,t)); }
}`;

/** Sparks and puffs leaving the nozzle; closed in t. */
export const EXHAUST_VERTEX = /* glsl */ `
uniform float t, pixels; uniform mat4 ship; in vec4 aOwn; in vec2 aLook;
out float vAge, vKind;
${BASIS}
void main(){
  float runs=aLook.y<.5?4.:6.; float age=fract(aOwn.x+t*runs/6.); float born=t-age*6./runs;
  float k=age; vAge=k; vKind=aLook.y;
  float wide=(aLook.y<.5?.06+.42*k*k:.05+.24*k)*aOwn.z; float a=aOwn.y*6.2832+k*1.2;
  float far=(aLook.y<.5?.35+1.75*k*(1.25-.25*k):.1+2.1*k);
  vec4 p=ship*vec4(cos(a)*wide,${f(NOZZLE)}-far,sin(a)*wide,1.);
  if(aLook.y<.5) p.xyz+=vec3(.06*sin(W*t+aOwn.y*9.),.0,0.)*k;
  gl_Position=projectionMatrix*viewMatrix*p;
  float size=(aLook.y<.5?(.05+.30*sqrt(k))*(.65+.7*aOwn.w):(.035+.03*aOwn.w)*(1.-k));
  if(born<${f(START)}) size=0.;
  gl_PointSize=size*pixels*projectionMatrix[1][1]/gl_Position.w; if(size<=0.) gl_Position=vec4(2.,2.,2.,1.);
}`;

/** Blended over what is behind, never added, so that the trail keeps its colour on any ground. */
export const EXHAUST = /* glsl */ `
uniform vec3 hot, trail, smoke; in float vAge, vKind;
void main(){
  vec2 p=gl_PointCoord*2.-1.; float r=length(p); float k=vAge, w=fwidth(r);
  if(vKind>.5){ float a=smoothstep(1.,.5,r)*(1.-k*k); vec3 c=mix(hot,trail,k*.6); gl_FragColor=vec4(c*a,a); return; }
  float a=smoothstep(1.,1.-2.*w-.04,r)*smoothstep(1.,.55,k)*smoothstep(0.,.08,k)*mix(.95,.72,k);
  vec3 c=mix(mix(hot,trail,smoothstep(.02,.26,k)),smoke,smoothstep(.25,.95,k)); c*=1.-.16*smoothstep(-.3,.9,p.y*.8-p.x*.35);
  gl_FragColor=vec4(c*a,a);
}`;
