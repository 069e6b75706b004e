import { BASIS } from "../stage/index.ts";
import { COLUMNS, REACH } from "./sprites.ts";

/** Everything a grain does is a closed form of `t` (seconds): born below, blown to its place, breathing there. */
export const GRAIN_VERTEX = /* glsl */ `
in vec4 aSeed, aKind, aInk; uniform float t, unit, px;
out vec2 vTurn; out vec4 vInk; out float vShow, vBig; flat out vec2 vCell;
${BASIS}
uint mix3(ivec3 p){ uint x=uint(p.x)*0x8da6b343u^uint(p.y)*0xd8163841u^uint(p.z)*0xcb1ab31fu; x^=x>>16; x*=0x7feb352du; x^=x>>15; x*=0x846ca68bu; x^=x>>16; return x; }
float at(ivec3 p){ return float(mix3(p)>>8)/16777216.; }
float noise(vec3 p){ ivec3 i=ivec3(floor(p)); vec3 f=fract(p); f=f*f*f*(f*(f*6.-15.)+10.);
  return mix(mix(mix(at(i),at(i+ivec3(1,0,0)),f.x),mix(at(i+ivec3(0,1,0)),at(i+ivec3(1,1,0)),f.x),f.y),mix(mix(at(i+ivec3(0,0,1)),at(i+ivec3(1,0,1)),f.x),mix(at(i+ivec3(0,1,1)),at(i+ivec3(1,1,1)),f.x),f.y),f.z)*2.-1.; }
vec2 curl(vec2 p,float z){ float e=.05; return vec2(noise(vec3(p.x,p.y+e,z))-noise(vec3(p.x,p.y-e,z)),noise(vec3(p.x-e,p.y,z))-noise(vec3(p.x+e,p.y,z)))/(2.*e); }
float back(float x){ float y=x-1.; return 1.+y*y*(2.70158*y+1.70158); }
const float LEAVES=.955;
void main(){
  vec2 rest=position.xy, p; float across=rest.x/unit*.5+.5, d, k, e;
  // a breath of wind goes over everything once a loop
  float gust=max(0.,1.-abs(fract(t/6.+.5)*2.2-.6-across)*3.)*smoothstep(3.,4.,t);
  float angle;
  if(aKind.z>.5){
    d=.05+.55*aSeed.z+.35*abs(rest.y*.5+.5); k=clamp((t-d)/.9,0.,1.); e=1.-pow(1.-k,3.);
    p=mix(rest*1.06,rest,e); angle=aSeed.y*6.2832+(1.-e)*(aSeed.x-.5)*3.+sin(t*W+aSeed.z*6.2832)*.10+gust*.35;
    p+=vec2(sin(t*W+aSeed.x*6.2832),cos(t*W+aSeed.y*6.2832))*.004*e;
    p=clamp(p,vec2(-unit,-1.)*.996,vec2(unit,1.)*.996);
  } else {
    d=.1+across*.72+aSeed.z*.6; k=clamp((t-d)/1.45,0.,1.); e=1.-pow(1.-k,4.);
    vec2 from=vec2((aSeed.x*2.-1.)*unit*1.1,-.98-aSeed.y*.4); float arc=sin(3.14159*e);
    p=mix(from,rest,e);
    if(arc>.001) p+=curl(p*1.3+aSeed.w,t*.25)*.16*arc; // only in flight: at rest it would cost 32 hashes for nothing
    p+=vec2(sin(t*W+aSeed.x*6.2832),cos(t*W*2.+aSeed.y*6.2832))*.0016*e+vec2(.018,.03)*gust*(aSeed.w-.25);
    angle=aSeed.y*6.2832+(1.-e)*(aSeed.x-.5)*14.+sin(t*W*2.+aSeed.z*6.2832)*.25+gust*1.2;
  }
  // its event: a few are blown off and grow again
  float off=0., go=clamp((t-4.4-across*.5-aSeed.z*.4)/1.9,0.,1.);
  if(aSeed.w>LEAVES&&go>0.&&go<1.){ float k1=min(go/.7,1.);
    if(k1<1.){ p+=(vec2(.62,.30+.5*aSeed.x)*k1+vec2(.05,.12)*sin(k1*8.+aSeed.y*6.2832)*k1)*k1; angle+=k1*k1*6.; off=k1*k1*k1; }
    else off=1.-back((go-.7)/.3); }
  float size=position.z*(1.-off)*(1.+.35*gust*aSeed.z)*back(clamp((t-d)/.7,0.,1.));
  vTurn=vec2(cos(angle),sin(angle)); vCell=aKind.xy; vInk=aInk; vShow=clamp((t-d)/.15,0.,1.); vBig=step(.034,position.z);
  gl_Position=vec4(p.x/unit,p.y,0.,1.); gl_PointSize=max(1.,size*px*.5/${REACH.toFixed(3)});
}`;

/** A turned sprite; the larger ones throw a small shadow, always downwards. */
export const GRAIN_FRAGMENT = /* glsl */ `
uniform sampler2D map; uniform float rows; uniform vec3 shade; uniform float dark;
in vec2 vTurn; in vec4 vInk; in float vShow, vBig; flat in vec2 vCell;
vec2 turned(vec2 q){ return vec2(q.x*vTurn.x-q.y*vTurn.y,q.x*vTurn.y+q.y*vTurn.x); }
vec4 sprite(vec2 q){ q=turned(q); if(dot(q,q)>1.) return vec4(0.); vec2 uv=(vCell+q*.5+.5)/vec2(${COLUMNS}.,rows); return texture(map,uv); }
void main(){
  vec2 q=gl_PointCoord*2.-1.; vec4 c=sprite(q); c.rgb*=vInk.rgb;
#if DETAIL>0
  if(vBig>.5){ float s=sprite(q-vec2(.05,.13)).a*dark; c=vec4(c.rgb+shade*s*(1.-c.a),c.a+s*(1.-c.a)); }
#endif
  c*=vShow; if(c.a<.02) discard; gl_FragColor=c;
}`;

/** Two colours from the middle to the edge, and the soft shadow of what stands on them. */
export const GROUND = /* glsl */ `
uniform vec3 near, far, shade; uniform sampler2D fallen; uniform float alpha;
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float r=length(q/vec2(max(unit,.75),1.));
  vec3 c=mix(near,far,smoothstep(.1,1.3,r));
  float a=atan(q.y,q.x)/6.28318*16.+t/6.; c=mix(c,mix(near,vec3(1.),.25),smoothstep(-.2,.2,abs(fract(a)-.5)-.25)*smoothstep(.2,.9,r)*.10);
  float s=texture(fallen,vec2(vUv.x,1.-vUv.y)+vec2(-.006,-.016)).r*alpha*smoothstep(1.2,3.,t); c=mix(c,shade,s);
  c*=mix(vec3(1.),mix(far,vec3(.5),.3),smoothstep(.9,1.8,r)*.25);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;
