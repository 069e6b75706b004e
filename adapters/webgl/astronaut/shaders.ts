import { HAND } from "./measure.ts";

export const BEND = /* glsl */ `
vec3 bend(vec3 local,int part,int stuff){
  if(stuff==12){ float k=max(0.,local.y-${HAND[1].toFixed(3)}); local.x+=.075*k*sin(W*t+1.)-.02*k*sin(2.*W*t); local.z+=.05*k*cos(W*t); }
  return local; }`;

export const PAINT = /* glsl */ `
uniform vec3 visor, planet, deep, pale;
void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){
  if(stuff==10){ base*=1.06; ao*=mix(.66,1.,smoothstep(-.5,-.05,local.y)); ao*=mix(.7,1.,smoothstep(.0,.14,abs(local.y-.34))); }
  else if(stuff==15){ base*=1.06; float fold=sin(at.y*34.+sin(at.x*6.28)*1.3); ao*=.93+.07*smoothstep(-.9,.2,fold); }
  else if(stuff==11){
    // the sky, a planet and its own stars mirrored in gold or blue glass
    vec3 m=reflect(normalize(vWorld-cameraPosition),normal); vec2 p=normal.xy;
    base=mix(visor*.20+deep*.25,visor,smoothstep(-.75,.7,p.y+.25*p.x)); float w=fwidth(p.x);
    float d=length(p-vec2(.30,-.42))-.24; base=mix(base,planet*1.15,smoothstep(w,-w,d)*.9); base=mix(base,planet*.55,smoothstep(w,-w,d)*smoothstep(.0,.3,length(p-vec2(.20,-.34))-.06)*.7);
    float e=abs(length((p-vec2(.30,-.42))*vec2(.72,2.4)+vec2(p.y*.25,0.))-.27)-.02; base=mix(base,pale,smoothstep(w,-w,e)*.8);
    vec2 s=abs(p-vec2(-.05,.30)); base+=vec3(.8)*smoothstep(.2+w,.16,sqrt(s.x)+sqrt(s.y)); s=abs(p-vec2(.28,.18)); base+=vec3(.6)*smoothstep(.15+w,.12,sqrt(s.x)+sqrt(s.y));
    gloss=1.; ao=1.;
  }
  else if(stuff==12){ gloss=1.; base*=1.12; }
  else if(stuff==13){
    float n=.17*sin(at.x*12.5664+local.y*4.)+.1*sin(at.x*31.4159-local.y*7.+1.)+.05*sin(at.x*56.5487+2.); float b=local.y*3.2+n; float w=fwidth(b)*.9; float band=smoothstep(-w,w,abs(fract(b)-.5)-.25);
    base*=1.18; base=mix(base,base*.72+deep*.10,band); base=mix(base,mix(base,pale,.45),smoothstep(w,-w,abs(fract(b*.5+.2)-.5)-.06)); gloss=.2;
  }
  else if(stuff==14){ base*=mix(.72,1.15,smoothstep(.30,.37,patchy(vec2(at.x*9.,at.y*7.)))); }
}`;
