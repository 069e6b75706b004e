import { BASIS } from "../stage/index.ts";
import { DARK, FOOT, TOP } from "./measure.ts";

const f = (n: number): string => n.toFixed(3);

export const PAINT = /* glsl */ `
uniform vec3 snow, shade;
void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){
  float fibre=chance(ivec2(floor(vWorld.xy*vec2(70.,150.))))-.5;
  if(stuff==1){ float w=fwidth(at.y)*.8, h=at.y-.10*(1.+.45*sin(local.x*5.1)+.4*sin(local.x*2.3+vWorld.z)); vec3 lies=mix(snow,base,part==0?.3:.14);
    base=mix(base,base*base*.75+base*.12,smoothstep(.05,1.0,at.y)); base*=1.-.4*smoothstep(.07,0.,h); base=mix(base,lies,smoothstep(w,-w,h)); base*=1.+fibre*.05; }
  else if(stuff==3){
    base=mix(base*1.22,shade,smoothstep(.02,.8,at.y)*.5); base*=1.+fibre*.03;
    // the tree's shadow
    if(part==2){ float r=length((vWorld.xy-vec2(.22,${FOOT.toFixed(2)}+.28))*vec2(.78,2.4)); base=mix(base,shade*.7,.72*smoothstep(1.15,.3,r)); } }
  else if(stuff==2){
    bool under=at.y>.8; float k=at.y/.8; ao*=under?.42:mix(.40,1.,smoothstep(.18,.75,k));
    if(!under){ float u=at.x*6.28318, line=.80+.050*sin(u*9.+local.y*9.)+.035*sin(u*17.+local.y*31.)+.02*sin(u*31.); float w=fwidth(k)*.8, m=smoothstep(-w,w,k-line);
      base*=1.-.35*smoothstep(.07,0.,line-k)*(1.-m); base*=1.+fibre*.09; base=mix(base,snow*mix(.9,1.,smoothstep(line,line+.1,k)),m); gloss=mix(gloss,.05,m); ao=mix(ao,1.,m*.8); }
    else base=mix(base,base*base,.5); }
  else if(stuff==4){ base=vec3(1.,.80,.42)*1.5; ao=1.; }
  else if(stuff==5){ base=vec3(1.,.70,.26)*(1.5+.12*sin(W*t*3.+local.x*9.)); }
}`;

/** Squares of light: round each lamp (`aLamp` its place), and flakes that fall a whole number of times a loop. */
export const LAMP_VERTEX = /* glsl */ `
in vec4 aLamp; uniform float t, unit; uniform mat4 tree; out vec2 vAt; out float vGlow; flat out float vSnow;
${BASIS}
void main(){ float w=aLamp.w; vAt=position.xy; vSnow=step(2.5,w);
  if(w>2.5){ vec3 c=aLamp.xyz; float near=c.z*c.z; vGlow=mix(.6,.95,near)*smoothstep(0.,1.2,t-c.x*.4);
    vec2 p=vec2((c.x*2.-1.)*1.1*unit+.06*sin(W*t+c.y*40.),1.12-fract(c.y+t*(near>.6?2.:1.)/6.)*2.24);
    gl_Position=vec4((p+position.xy*mix(.005,.021,near))/vec2(unit,1.),0.,1.); return; }
  bool star=w>1.; float on=smoothstep(0.,.5,t-1.5-fract(w)*.8); vec4 c=viewMatrix*tree*vec4(aLamp.xyz,1.);
  vGlow=on*(star?.75+.1*sin(W*t*2.):.55+.45*sin(W*t*(1.+floor(w*2.99))+w*40.)); 
  float turn=${f(DARK.again)}+(aLamp.y-(${f(FOOT)}))/${f(TOP + 0.14 - FOOT)}*${f(DARK.lit - DARK.again)}+.12*fract(w*7.); float off=smoothstep(${f(DARK.at)},${f(DARK.at + 0.08)},t)*(1.-smoothstep(turn,turn+.12,t)); off*=t<${f(DARK.again)}?.55+.45*step(.3,fract(t*7.3+w*5.)):1.;
  float burst=exp(-pow((t-turn-.2)*(star?2.:4.5),2.)); vGlow=vGlow*(1.-off)+burst*(star?1.1:1.25); c.xy+=position.xy*(star?.85+.75*burst:.17+.09*burst)*on; gl_Position=projectionMatrix*c; }`;
export const LAMP = /* glsl */ `
in vec2 vAt; in float vGlow; flat in float vSnow; uniform vec3 flake;
void main(){ float r=length(vAt), a=vGlow*(vSnow>.5?smoothstep(1.,.45,r):(.42*exp(-r*r*7.)+.55*exp(-r*r*60.))*smoothstep(1.,.7,r)); gl_FragColor=vSnow>.5?vec4(flake*a,a):vec4(vec3(1.,.874,.62)*a,a*.55); }`;
