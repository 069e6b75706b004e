import { TURN } from "../basis/index.ts";

const EASE = /* glsl */ `
float soft(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
/** How far the ribbon has come, in lengths of its way. */
float head(float go){ float x=clamp((t-.08-go)/1.9,0.,1.); return (x<.5?2.*x*x:1.-2.*(1.-x)*(1.-x))*1.06; }`;

/** Its event: a swell of light that runs along it from end to end; how much of it there is at `s` of its way. */
const SWELL = /* glsl */ `
float swell(float s){ float go=(t-4.4)/1.9; if(go<=0.||go>=1.) return 0.; float d=s-mix(-.14,1.14,go*go*(3.-2.*go)); return exp(-d*d*620.); }`;

/** The ribbon as it lies at t: it sways, turns over, and is thinner where it turns. */
export const RIBBON_VERTEX = /* glsl */ `
in vec4 aAlong, aSide; uniform float t, unit, whole, still;
out vec4 vAlong; out float vTurn; out vec2 vSpot;
const float W=${TURN.toFixed(7)};
${SWELL}
void main(){
  float s=aAlong.x, v=aAlong.y, half1=aAlong.z; vec2 n=aSide.xy;
  float live=1.-still, turned=live*(1.05*sin(s*1.55-t*W)+.75*sin(s*2.9+t*W+1.3)), c=mix(.40,1.,abs(cos(turned)));
  vec2 p=position.xy+n*live*.030*sin(s*2.3-t*W*2.+aSide.w)+n*aSide.z*sin(s*2.6+aSide.w+t*W);
  half1*=1.+.30*live*swell(s/whole); float wide=half1*mix(c,1.,still);
  if(aAlong.w<.5){ wide=half1*1.32*mix(c,1.,still)+.012; p+=vec2(.020,-.046)*(1.-.4*still); }
  p+=n*v*wide; vAlong=vec4(s/whole,v,half1,aAlong.w); vTurn=turned; vSpot=p;
  gl_Position=vec4(p.x/unit,p.y,0.,1.);
}`;

/** Satin: a sheen that runs over it as it turns, seams, and a back that is darker than its front; or the photo. */
export const RIBBON = /* glsl */ `
uniform float t, unit, whole, alpha, px, still, seen; uniform vec3 ink, paper; uniform vec4 box, photoArea; uniform sampler2D photo;
in vec4 vAlong; in float vTurn; in vec2 vSpot;
const float W=${TURN.toFixed(7)};
${EASE}${SWELL}
float rough(float x,float k){ return sin(x*37.+k)*.5+sin(x*91.+k*2.3)*.3+sin(x*173.+k*5.1)*.2; }
void main(){
  float s=vAlong.x, v=vAlong.y, kind=vAlong.w, h=head(kind>1.5&&kind<2.5?.16:kind>2.5?.35:0.);
  // a stroke ends round, as a full brush lifts off; a ribbon is cut to a point
  float tip=vAlong.z/whole, notch=still>.5?(1.-sqrt(max(1.-v*v,0.))+.03*rough(v*.12,3.))*tip*1.35:(1.-abs(v))*tip*.8;
  float rest=still>.5?min(h-notch-s,min(s-notch,1.-notch-s)):h-notch-s, smooth1=still>.5?smoothstep(0.,fwidth(rest)*1.5,rest):1.; if(rest<0.) discard;
  vec3 dark=mix(paper*paper,ink*ink,.45)*.55;
  if(kind<.5){ float a=soft((1.-abs(v))*1.15)*soft((h-s)/(still>.5?.16:.02))*(still>.5?.30:.42); a*=smooth1; gl_FragColor=vec4(dark*a,a); return; }
  float w=fwidth(v), edge=abs(v)+(still>.5?.016*rough(s*whole*.16,v>0.?1.:7.)+.02:0.), a=smoothstep(1.,1.-w*1.6,edge)*smooth1; vec3 c;
  if(kind>2.5){
    vec2 u=(vSpot-box.xy)/box.zw+.5; u=(u-.5)*photoArea.xy*(1.-.03-.02*sin(t*W))+.5; u.y=1.-u.y;
    c=seen>.5?texture(photo,u).rgb:mix(mix(ink,vec3(1.),.55),mix(ink,vec3(1.),.2),soft(u.y))+.05*sin((u.x+u.y)*40.);
    c+=(1.-c)*.55*swell(mix(.10,.90,dot((vSpot-box.xy)/box.zw,vec2(.62,-.38))+.5));
    gl_FragColor=vec4(c*a,a); return; }
  float front=still>.5?1.:cos(vTurn); float lean=sin(vTurn);
  vec3 base=kind>1.5?mix(ink,vec3(1.),.55):ink; c=base;
  if(still>.5){ c=mix(c,vec3(1.),.12+.10*rough(v*.7,2.)); }
  else {
    // front and back
    c=mix(c,mix(c*c,c,.62)*.95,soft(.5-front*2.2));
    c*=mix(.86,1.05,soft(abs(front)*1.25-.1)); c=mix(c,c*mix(c,vec3(1.),.5),soft(-lean*v*.9-.05)*.5);
    float sheen=exp(-pow((v*.8-lean*1.1)*2.1,2.)), second=exp(-pow((v*.8+lean*.9-.35)*4.5,2.));
    c+=(1.-c)*(.40*sheen*mix(.35,1.,abs(front))+.16*second);
    if(kind<1.5){ float seam=abs(abs(v)-.84)-.022; c=mix(c,mix(c,vec3(1.),.5),smoothstep(w,-w,seam)*.7); }
  }
  c+=(1.-c)*.85*swell(s);
  a*=still>.5?1.:alpha;
  gl_FragColor=vec4(c*a,a);
}`;

/** The ground: a light from above, slow silk, and specks that come to light as the ribbon passes. */
export const GROUND = /* glsl */ `
uniform vec3 ink, paper; uniform float bright;
${EASE}
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float r=length(q/vec2(max(unit,.75),1.));
  vec3 glow=mix(paper,mix(ink,vec3(1.),bright>.5?.10:.55),bright>.5?.40:.55), c=mix(glow,paper,soft(length((q-vec2(-.15,.25))/vec2(max(unit,.8),1.))*.85));
#if DETAIL>0
  // folds of silk, tone on tone
  float f=q.x*.9+q.y*1.5+.35*sin(q.x*1.7+t*W)+.25*sin(q.y*2.1-t*W+1.); float fold=sin(f*3.1);
  c*=1.+.055*fold*soft(t); c+=(glow-c)*.20*soft(fold*2.-1.);
#endif
  for(int k=0;k<2;k++){ float g=k==0?.24:.42; ivec2 id=ivec2(floor(q/g+float(k)*.3)); float h=chance(id+k*200+50); if(h<.45) continue;
    vec2 mid=(vec2(id)-float(k)*.3+.5+(vec2(chance(id+3),chance(id+4))-.5)*.6)*g+vec2(sin(t*W+h*30.),cos(t*W+h*50.))*.012; float d=length(q-mid);
    float come=soft((t-.2-h*1.3)/.5), tw=.5+.5*sin(t*W*(1.+floor(chance(id+8)*3.))+h*90.);
    if(k==0){ float s=mix(.004,.011,chance(id+6)); vec2 p=abs(q-mid); float star=s*s*.55/(p.x*p.y*18.+d*d+s*s*.22)-.06; c+=((bright>.5?mix(ink,vec3(1.),.75):mix(ink,vec3(1.),.25))-c)*clamp(star,0.,1.)*come*mix(.35,1.,tw); }
    else { float s=mix(.06,.15,chance(id+6)); float ring=soft((s-d)/.012)*(.55+.45*soft((d-s*.78)/(s*.22))); c+=(mix(ink,vec3(1.),.35)-c)*ring*come*.13*mix(.6,1.,tw); } }
  c*=mix(vec3(1.),mix(paper,vec3(bright>.5?.35:.85),.5),soft(r*.8-.5)*.55);
  gl_FragColor=vec4(c+grain()*.014,1.);
}`;
