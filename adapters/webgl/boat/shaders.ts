import { LEAP, WAVES } from "./measure.ts";

const f = (n: number): string => n.toFixed(3);
const list = (of: (wave: (typeof WAVES)[number]) => number): string =>
  `float[${WAVES.length}](${WAVES.map((wave) => f(of(wave))).join(",")})`;

/** The edge of a sheet of the sea: pointed crests that run a whole wave a loop, over a longer swell. */
const CREST = /* glsl */ `
float crest(float x,int i){
  const float H[6]=${list((w) => w.high)}; const float K[6]=${list((w) => w.close)}; const float P[6]=${list((w) => w.phase)}; const float D[6]=${list((w) => w.runs)};
  float s=sin(K[i]*x*1.7+P[i]-D[i]*W*t), l=sin(K[i]*x*.55+P[i]*2.+D[i]*W*t);
  return H[i]*((exp(s)-1.27)*.72+l*.7); }`;

export const BEND = /* glsl */ `${CREST}
vec3 bend(vec3 local,int part,int stuff){
  if(part<6){ float k=smoothstep(-.6,0.,local.y); local.y+=crest(local.x,part)*mix(.35,1.,k); }
  else if(stuff==11||stuff==13){ float breath=sin(W*t*2.+local.y*1.4)*.5+.5; local.z+=(.05+.05*breath)*sin(clamp(local.y*.55,0.,1.)*3.14); }
  else if(part==11){ float back=clamp(.2-local.x,0.,1.); local.z+=back*back*.5*sin(t*W*9.-local.x*5.); }
  else if(stuff==16){ vec3 own=local-aPivot; bool late=aPivot.z>.5; float s=t-(late?${f(LEAP.at + LEAP.long * 0.83)}:${f(LEAP.at + LEAP.long * 0.13)});
    local=s>0.&&s<.9?own*(1.-s*.7)+vec3((late?${f(LEAP.to - 0.12)}:${f(LEAP.from + 0.12)})+aPivot.x*s,${f(LEAP.water - 0.06)}+aPivot.y*s-2.1*s*s,.92):vec3(0.,-60.,0.); }
  else if(stuff==12){ float k=.08-local.x; k=max(k,0.); local.z+=k*.35*sin(k*9.-W*t*4.); local.y+=k*.16*sin(k*7.-W*t*4.+.8); }
  return local; }`;

export const PAINT = /* glsl */ `
uniform float rise[6]; uniform vec3 foam, stripe, pale, emblem;
${CREST}
float heart(vec2 p){ p.x=abs(p.x); if(p.y+p.x>1.) return sqrt(dot(p-vec2(.25,.75),p-vec2(.25,.75)))-.3536; vec2 a=p-vec2(0.,1.), b=p-.5*max(p.x+p.y,0.); return sqrt(min(dot(a,a),dot(b,b)))*sign(p.x-p.y); }
void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){
  if(part<6){
    float down=-local.y, w=fwidth(down)*.8; int s=part;
    // foam along the edge, and two thinner lines below it as if printed
    base=mix(base,base*base*.9+base*.12,smoothstep(.0,1.1,down));
    float line=smoothstep(w,-w,down-.045)+.55*smoothstep(w,-w,abs(down-.115-.012*sin(local.x*3.+float(s)))-.011)+.35*smoothstep(w,-w,abs(down-.2-.02*sin(local.x*2.+float(s)*2.))-.008);
    base=mix(base,foam,clamp(line,0.,1.)*mix(.5,.95,float(s)/5.));
    // the nearer sheet's shadow
    if(s<5){ float y=vWorld.y, edge=rise[s+1]+crest(local.x-.12,s+1); float d=y-edge; ao*=1.-.62*exp(-max(d,0.)*5.5)*step(.0,1.); }
    if(s==2||s==3){ float r=length((vWorld.xy-vec2(.1,rise[s]-.12))*vec2(.72,2.3)); ao*=1.-(s==2?.5:.22)*smoothstep(1.05,.25,r); }
    float fibre=chance(ivec2(floor(vWorld.xy*vec2(70.,150.))))-.5; base*=1.+fibre*.05;
  } else if(stuff==10){
    float w=fwidth(at.y)*.8, y=at.y; // 0 at the keel, 1 at the rail
    vec3 wood=base; float plank=abs(fract(y*7.)-.5); wood*=1.-.28*smoothstep(.09,.0,plank); wood*=.94+.12*sin(at.x*26.+sin(y*31.)*1.2)*.5;
    base=mix(wood,stripe,smoothstep(-w,w,y-.56)); gloss=mix(gloss,.75,smoothstep(-w,w,y-.56));
    base=mix(base,pale,smoothstep(w,-w,abs(y-.56)-.022)); base=mix(base,pale,smoothstep(w,-w,abs(y-.93)-.014));
    ao*=mix(.55,1.,smoothstep(.1,.7,y));
  } else if(stuff==11||stuff==13){ base*=1.16;
    float w=fwidth(at.y)*.8; float seam=abs(fract(at.y*5.+at.x*.35)-.5); base*=1.-.10*smoothstep(.03+w,.0,seam);
    if(stuff==11){ vec2 p=(local.xy-vec2(-.36,.86))/.40; p.y+=.5; float d=heart(p), e=fwidth(d)*.8; base=mix(base,emblem,smoothstep(e,-e,d)); }
    if(stuff==13){ float e=fwidth(at.y); base=mix(base,emblem,smoothstep(e,-e,abs(at.y-.2)-.07)); }
    ao*=.86+.14*smoothstep(.0,.5,at.y);
  } else if(stuff==14){ base*=1.34; }
  else if(stuff==15){
    base*=1.1; base=mix(base,vec3(.96,.95,.92),smoothstep(.01,-.085,local.y)); vec2 s=vec2(local.x*26.,local.y*30.); s.x+=.5*mod(floor(s.y),2.); vec2 c=fract(s)-.5; float scale=length(c-vec2(.25,0.)); base*=1.-.22*smoothstep(.34,.46,scale)*smoothstep(.14,.08,local.x);
    float w=fwidth(local.x); base=mix(base,base*.55,smoothstep(w,-w,abs(length((local.xy-vec2(.24,0.))*vec2(1.,.8))-.115)-.007)*step(local.x,.16)); gloss=.9; }
  if(part==6) base*=1.14;
}`;
