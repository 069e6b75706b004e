import { BASIS } from "../stage/index.ts";
import { FOOT } from "./measure.ts";

export const PAINT = /* glsl */ `
uniform vec3 snow, shade;
void paint(inout vec3 base,inout float gloss,inout float ao,vec3 local,vec3 normal,vec2 at,int stuff,int part){
  float fibre=chance(ivec2(floor(vWorld.xy*vec2(70.,150.))))-.5;
  if(stuff==1){ base=mix(base,base*base*.75+base*.12,smoothstep(.05,1.0,at.y)); base*=1.+fibre*.05; }
  else if(stuff==3){
    base=mix(base*1.22,shade,smoothstep(.02,.8,at.y)*.5); base*=1.+fibre*.03;
    // the tree's shadow
    if(part==2){ float r=length((vWorld.xy-vec2(.22,${FOOT.toFixed(2)}+.28))*vec2(.78,2.4)); base=mix(base,shade*.7,.72*smoothstep(1.15,.3,r)); }
    float h=chance(ivec2(floor(vWorld.xy*60.))+7); base+=step(.987,h)*.25*(.5+.5*sin(W*t*2.+h*900.)); }
  else if(stuff==2){
    bool under=at.y>.8; float k=at.y/.8; ao*=under?.42:mix(.40,1.,smoothstep(.18,.75,k));
    if(!under){ float u=at.x*6.28318, line=.80+.050*sin(u*9.+local.y*9.)+.035*sin(u*17.+local.y*31.)+.02*sin(u*31.); float w=fwidth(k)*.8, m=smoothstep(-w,w,k-line);
      base*=1.-.35*smoothstep(.07,0.,line-k)*(1.-m); base*=1.+fibre*.09; base=mix(base,snow*mix(.9,1.,smoothstep(line,line+.1,k)),m); gloss=mix(gloss,.05,m); ao=mix(ao,1.,m*.8); }
    else base=mix(base,base*base,.5); }
  else if(stuff==4){ base=vec3(1.,.80,.42)*1.5; ao=1.; }
  else if(stuff==5){ base=vec3(1.,.70,.26)*(1.5+.12*sin(W*t*3.+local.x*9.)); }
}`;

/** Warm light round each lamp, only on the side that is seen. */
export const LAMP_VERTEX = /* glsl */ `
in vec4 aLamp; uniform float t; uniform mat4 tree; out vec2 vAt; out float vGlow;
${BASIS}
void main(){ vec4 c=viewMatrix*tree*vec4(aLamp.xyz,1.); bool star=aLamp.w>1.; float on=smoothstep(0.,.5,t-1.5-fract(aLamp.w)*.8);
  vGlow=on*(star?.75+.1*sin(W*t*2.):.55+.45*sin(W*t*(1.+floor(aLamp.w*2.99))+aLamp.w*40.)); c.xy+=position.xy*(star?.85:.17)*on; vAt=position.xy; gl_Position=projectionMatrix*c; }`;
export const LAMP = /* glsl */ `
in vec2 vAt; in float vGlow; uniform vec3 warm;
void main(){ float r=length(vAt), a=vGlow*(.42*exp(-r*r*7.)+.55*exp(-r*r*60.))*smoothstep(1.,.7,r); if(a<.004) discard; gl_FragColor=vec4(warm*a,a*.55); }`;
