import { TURN } from "../basis/index.ts";
import {
  DISPLAY,
  FACING,
  GLOSS,
  KEY,
  LIGHTED,
  MADE,
  MIRRORED,
  POP,
  SHADED,
} from "../solid/index.ts";
import { BASIS } from "../stage/index.ts";
import { BLOWN, FLOOR, LIT, PLATE, TIERS } from "./measure.ts";

const f = (n: number): string => n.toFixed(5);
const [LOW, TOP] = TIERS;

const MOVE = /* glsl */ `
uniform float t; uniform vec4 parts[3]; // width, height, lift, foot
vec3 moved(vec3 p,vec4 m){ return vec3(p.x*m.x,(p.y-m.w)*m.y+m.w+m.z,p.z*m.x); }`;

/** How much of the key light cylinders standing on the axis take away; 1 is none. */
const SHADE = /* glsl */ `
uniform vec4 parts[3];
${KEY}
float under(vec3 p,float r,float low,float high){
  float from=max(0.,(low-p.y)/KEY.y), to=(high-p.y)/KEY.y; if(to<=0.) return 0.;
  float s=clamp(-dot(p.xz,KEY.xz)/dot(KEY.xz,KEY.xz),from,to); float d=length(p.xz+KEY.xz*s), soft=.02+.11*s;
  return smoothstep(r+soft,r-soft,d); }
float tier(vec3 p,int k,float r,float y,float h){ vec4 m=parts[k]; if(m.y<.02) return 0.; float foot=(y-m.w)*m.y+m.w+m.z; return under(p,r*m.x,foot,foot+h*m.y); }
float lowTier(vec3 p){ return tier(p,1,${f(LOW.r + 0.03)},${f(LOW.y)},${f(LOW.h)}); }
float topTier(vec3 p){ return tier(p,2,${f(TOP.r + 0.03)},${f(TOP.y)},${f(TOP.h + 0.12)}); }`;

export const CARD_VERTEX = /* glsl */ `${MADE}${MOVE}
void main(){
  float k=pop(t-aMake.w); vec4 m=parts[int(aMake.z)];
  vLocal=aPivot+position*k; vec3 p=moved(vLocal,m); if(k<=0.||m.y<.02) p=vec3(0.,-50.,0.);
  vColor=aColor; vGloss=aMake.y; vKind=ivec2(int(aMake.x),int(aMake.z)); vUv=uv; vWorld=p;
  vNormal=normalize(normal/vec3(m.x,max(m.y,.05),m.x));
  gl_Position=projectionMatrix*viewMatrix*vec4(p,1.);
}`;

export const CARD = /* glsl */ `${BASIS}${SHADE}
uniform float glow, sugar;${LIGHTED}
float cell(vec2 p){ return chance(ivec2(floor(p))); }
${DISPLAY}void main(){
  ${FACING}
  int stuff=vKind.x, part=vKind.y;
  float angle=atan(vLocal.z,vLocal.x);
  if(stuff==5){ float s=fract(vUv.x*1.+vUv.y*3.2), w=fwidth(vUv.x+vUv.y*3.2)*.8; vec3 other=dot(base,vec3(.33))>.85?vec3(.93,.62,.2):vec3(.97,.95,.92); base=abs(vNormal.y)>.9?vec3(.97,.95,.92):mix(other,base,smoothstep(-w,w,abs(s-.5)-.25)); }
  if(stuff==4){ vec2 q=vec2(angle*34.,vLocal.y*34.); float p=patchy(q)*.6+patchy(q*2.7)*.4; base*=mix(vec3(.86,.80,.70),vec3(1.04),smoothstep(.16,.6,p)); base=mix(base*vec3(.86,.70,.54),base,smoothstep(.0,.6,1.-abs(n.y))); }
  if(sugar>.5&&stuff==2&&n.y>.05){ float on=0.; for(int k=0;k<2;k++){ float z=k==0?52.:87.; vec2 q=abs(n.y)<.6?vec2(angle*z*.62,vWorld.y*z):vWorld.xz*z; float h=cell(q), g=fract(h*57.); vec2 c=fract(q)-.5-(vec2(fract(h*13.),fract(h*31.))-.5)*.55; on=max(on,step(.55,h)*smoothstep(.10+.2*g,.04+.1*g,length(c))); }
    on*=smoothstep(.05,.55,n.y); base=mix(base,vec3(.98),on*.9); gloss=mix(gloss,.15,on); base=mix(base,vec3(.97),.12*smoothstep(.4,.9,n.y)*patchy(vWorld.xz*9.)); }
  float open=1.;
  float r=length(vWorld.xz);
  if(part==0){ open=1.-max(lowTier(vWorld),topTier(vWorld)); if(vLocal.y<-.02) open*=1.-.85*smoothstep(-.2,-.04,vLocal.y)*step(r,${f(PLATE)}); float cover=parts[1].x; if(vLocal.y>-.02&&n.y>.3) ao*=mix(.5,1.,smoothstep(0.,.26,r-${f(LOW.r)}*cover)*.999)+(1.-smoothstep(.0,.3,parts[1].y))*.5; ao=min(ao,1.); if(vLocal.y<-.05) ao*=mix(.55,1.,smoothstep(-.1,-.6,vLocal.y)); }
  if(part==1){ open=1.-topTier(vWorld+n*.01); if(n.y>.4&&vLocal.y>${f(LOW.h)}*.8) ao*=mix(.52,1.,smoothstep(0.,.22,r-${f(TOP.r + 0.02)}))+(1.-smoothstep(.0,.3,parts[2].y)); ao=min(ao,1.); ao*=mix(.62,1.,smoothstep(0.,.2,vLocal.y-${f(LOW.y)})); }
  if(part==2){ ao*=mix(.62,1.,smoothstep(0.,.18,vLocal.y-${f(TOP.y)})); if(vLocal.y>${f(TOP.y + TOP.h)}&&stuff!=5) ao*=mix(.68,1.,smoothstep(.02,.16,vLocal.y-${f(TOP.y + TOP.h)})*.9+.1*smoothstep(.3,.6,r)); }
  if(stuff==1||stuff==4){ float h=part==1?${f(LOW.y + LOW.h)}:${f(TOP.y + TOP.h)}; ao*=mix(.70,1.,smoothstep(-.02,-.34,vLocal.y-h)); }
  if(stuff==3&&part==2&&vLocal.y>${f(TOP.y + TOP.h)}) ao*=.82+.18*smoothstep(.0,.5,n.y+.3);
  float wrap=stuff==3||stuff==2||stuff==1?.28:stuff==0?.5:.12;
  float key=clamp((dot(n,KEY)+wrap)/(1.+wrap),0.,1.); key*=key>0.?mix(.16,1.,open):1.;
  ${SHADED}
  vec3 toFlame=vec3(0.,${f(TOP.y + TOP.h + 0.62)}+parts[2].z,0.)-vWorld; float fd=length(toFlame);
  c+=base*vec3(1.,.58,.22)*glow*clamp(dot(n,toFlame/fd)*.6+.4,0.,1.)/(.35+fd*fd*2.2)*.5;
  ${MIRRORED}
  if(stuff==6){ float s=smoothstep(-.3,.2,m.y)*.55+smoothstep(.25,.6,m.y)*.5+win*1.2+strip; c=base*(.16+s)*mix(.6,1.,open); }
  else { ${GLOSS} }
  if(stuff==7) c+=vec3(.55,.0,.03)*pow(1.-abs(dot(n,KEY)),2.)*.25;
  gl_FragColor=vec4(display(max(c,0.)),1.);
}`;

/** The round table the cake stands on, in the theme's mini-scene colour, with the cake's tinted shadow. */
export const FLOOR_VERTEX = /* glsl */ `out vec3 vWorld; void main(){ vWorld=vec3(position.x,${f(FLOOR)},-position.y); gl_Position=projectionMatrix*viewMatrix*vec4(vWorld,1.); }`;
export const FLOOR_SHADOW = /* glsl */ `${SHADE}
uniform vec3 ink, table, lace; uniform float strength; in vec3 vWorld;
void main(){
  float k=parts[0].y; float plate=under(vWorld,${f(PLATE)}*k,-.03,.02)*smoothstep(.2,.8,k);
  float s=max(plate,max(lowTier(vWorld),topTier(vWorld))*.9); s=max(s,under(vWorld,.22*k,${f(FLOOR)},-.1)*.85);
  float r=length(vWorld.xz); float contact=smoothstep(.95,.5,r)*.55*smoothstep(.2,.8,k), around=smoothstep(2.1,.5,r)*.28*smoothstep(.2,.8,k);
  float a=(1.-(1.-s*.72)*(1.-contact)*(1.-around))*strength;
  float w=fwidth(r)*.8, grown=smoothstep(0.,.9,k), disc=smoothstep(w,-w,r-(2.12+.07*abs(cos(atan(vWorld.z,vWorld.x)*22.)))*grown);
  vec2 g=abs(fract(vWorld.xz*mat2(.8,.6,-.6,.8)*2.4)-.5), gw=fwidth(vWorld.xz)*2.6, band=smoothstep(-gw,gw,g-.25);
  vec3 c=mix(table,lace,mix((band.x+band.y)*.17,.72,smoothstep(-w,w,r-2.*grown)));
  c*=mix(1.08,.94,smoothstep(-1.8,1.8,vWorld.z)); c=mix(c,ink,a); gl_FragColor=vec4(c*disc,disc);
}`;

export const FLAME_VERTEX = /* glsl */ `${POP}${MOVE}
in vec4 aWick; out vec2 vAt; out float vOwn, vLit, vSmoke;
void main(){
  vec3 p=moved(aWick.xyz,parts[2]); float lit=pop((t-${f(LIT)}-aWick.w*.5)*1.1); vOwn=aWick.w*9.; vSmoke=-1.;
  vec2 corner=position.xy;
  if(aWick.w<.001){ lit*=1.-smoothstep(${f(BLOWN.at - 0.1)},${f(BLOWN.at + 0.08)},t)+pop((t-${f(BLOWN.again)})*1.2); float k=(t-${f(BLOWN.at)})/${f(BLOWN.smoke)}; if(k>0.&&k<1.){ vSmoke=k; corner*=vec2(1.3,corner.y>0.?3.6:1.); } }
  vLit=lit; vec4 c=viewMatrix*vec4(p,1.); c.xy+=corner*.42*(vSmoke>0.?1.:lit); vAt=corner*.42; gl_Position=projectionMatrix*c;
}`;

/** Drawn over what is behind it, never added: so flames keep their colour on a light ground. */
export const FLAME = /* glsl */ `
uniform float t, dark; in vec2 vAt; in float vOwn, vLit, vSmoke; const float W=${TURN.toFixed(7)};
void main(){
  if(vSmoke>0.&&vLit<.05){
    float h=(vAt.y+.02)/.95, x=(vAt.x-.15*h*sin(h*7.-t*3.1))/(.011+.06*h), up=vSmoke*1.5; if(h<0.) discard;
    float a=exp(-x*x)*smoothstep(up,up-.3,h)*smoothstep(0.,.05,h)*(1.-vSmoke*vSmoke)*smoothstep(1.,.45,h)*.85; gl_FragColor=vec4(mix(vec3(.46,.42,.47),vec3(.93),dark)*a,a); return; }
  float gust=exp(-pow((t-${f(BLOWN.at - 0.02)})*5.5,2.)); vec2 p=vAt; p.x-=gust*.5*max(p.y+.03,0.); float sway=.020*sin(t*W*7.+vOwn)+.010*sin(t*W*13.+vOwn*2.); p.x+=sway*(p.y+.05)*6.*.35; float y=(p.y+.035)/(.205+.012*sin(t*W*9.+vOwn));
  float in_=step(0.,y)*step(y,1.); float w=.043*pow(max(y,0.),.55)*(1.-smoothstep(.18,1.03,y))*1.45; float d=abs(p.x)-w;
  float body=smoothstep(.006,-.006,d)*in_; float core=smoothstep(.004,-.014,abs(p.x)-w*.55)*smoothstep(.78,.2,y)*in_;
  vec3 c=mix(vec3(1.,.82,.26),vec3(1.,.42,.06),smoothstep(.25,1.,y)); c=mix(c,vec3(.98,.33,.05),smoothstep(-.02,.0,d)*.85); c=mix(c,vec3(1.,.97,.80),core); c=mix(c,vec3(.35,.45,1.),smoothstep(.2,.02,y)*.5*(1.-core));
  float g=exp(-dot(p-vec2(0.,.05),p-vec2(0.,.05))*58.)*(.92+.08*sin(t*W*8.+vOwn)); float halo=g*mix(.26,.42,dark)*vLit;
  vec3 hot=mix(vec3(1.,.72,.30),vec3(1.,.60,.22),dark); float a=body+(1.-body)*halo; gl_FragColor=vec4((c*1.25*body+hot*halo*(1.-body))*min(vLit,1.),a*min(vLit,1.)*mix(1.,.75,dark*(1.-body)));
}`;
