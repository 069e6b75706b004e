import { TURN } from "../basis/index.ts";
import { envelope } from "../warped/index.ts";

/** How the edges of the lines swing: waves, arches, lenses and slants, as much of each as the warp has. */
export const WARP = envelope(/* glsl */ `
uniform vec4 warp, tune; // waves, arch, lens, slant; waves across, how far on from line to line, -, arch's way
float wave(float k,float x){
  float T=t*W, s=k/lines*2.-1., bow=cos(x*1.5708)*1.6-.8;
  float y=warp.x*(.8*sin(x*tune.x+T+k*tune.y)+.2*sin(x*tune.x*1.9-T*2.+k));
  y+=warp.y*bow*tune.w*(.86+.14*sin(T+k*.5));
  y+=warp.z*bow*(abs(s)<.01?.45*sin(T+x*2.):-sign(s))*(.85+.15*sin(T));
  y+=warp.w*(x+.10*sin(T+k))*(mod(k,2.)<.5?1.:-1.);
  return y; }`);

const LIGHTS = /* glsl */ `
vec3 over(int mode,vec3 b,vec3 c){
  if(mode==1) return b*c; if(mode==2) return 1.-(1.-b)*(1.-c);
  if(mode==3) return mix(2.*b*c,1.-2.*(1.-b)*(1.-c),step(.5,b)); if(mode==4) return min(b+c,1.); return c; }
float soft(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
/** What paper, halftone and linen leave of the light, 0 to 1; p in heights of the cover. */
float weave(int kind,vec2 p){
  if(kind==1) return .62+.38*(.5*patchy(p*26.)+.3*patchy(p*61.)+.2*patchy(p*140.));
  if(kind==2){ vec2 g=mat2(.866,-.5,.5,.866)*p*30.; return mix(.55,1.,soft((length(fract(g)-.5)-.20)*8.)); }
  if(kind==3){ vec2 g=p*52.; float a=.5+.5*sin(g.x*6.2832+patchy(p*vec2(9.,60.))*3.),b=.5+.5*sin(g.y*6.2832+patchy(p*vec2(60.,9.))*3.); return .66+.34*mix(a,b,step(.5,fract((floor(g.x)+floor(g.y))*.5))); }
  return 1.; }`;

/** A flat colour, a round and a straight light over it, a picture where there is one, tone on tone a pattern. */
export const GROUND = /* glsl */ `
uniform vec3 flatInk; uniform vec4 radial1, radial2, radial, linear1, linear2; uniform vec3 linear; uniform ivec4 modes; uniform vec2 threshold; uniform int motif; uniform float texAlpha, texScale;
uniform sampler2D picture; uniform float pictured; uniform vec3 accents[4];
${LIGHTS}
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float r=length(q/vec2(max(unit,.8),1.)), aa=1.6/px; vec3 c=flatInk;
  if(linear.z>.5){ float a=radians(linear.x); float k=dot(vUv-.5,vec2(cos(a),-sin(a)))/max(linear.y,.01)+.5; vec4 l=mix(linear1,linear2,soft(k+.03*sin(t*W))); c=mix(c,over(modes.y,c,l.rgb),l.a); }
  if(radial.w>.5){ vec2 m=(vec2(radial.x,1.-radial.y)*2.-1.)*vec2(unit,1.)+.05*vec2(sin(t*W),cos(t*W)); float k=clamp((length((q-m)/vec2(max(unit,.75),1.))/max(radial.z,.01)-threshold.x)/(1.-threshold.x+.001),0.,1.); vec4 l=mix(radial1,radial2,soft(k)); c=mix(c,over(modes.x,c,l.rgb),l.a); }
  if(pictured>.5) c=mix(c,texture(picture,vec2(vUv.x,1.-vUv.y)).rgb,.9);
  float lum=dot(c,vec3(.3,.6,.1)); vec3 up=mix(c,vec3(1.),lum>.5?.34:.13), down=mix(c,c*c*.8,.34); float come=soft(t*1.2);
  if(motif==0){ float a=atan(q.y,q.x)/6.28318*20.+t/6.; c=mix(c,up,smoothstep(-.08,.08,abs(fract(a)-.5)-.25)*smoothstep(.05,.9,length(q))*.7*come); }
  else if(motif==1){ float l=(q.x+q.y)*3.4+t/6.*2.; c=mix(c,up,smoothstep(-.05,.05,abs(fract(l)-.5)-.25)*.55*come); }
  else if(motif==2){ vec2 g=q*4.6; g.x+=.5*mod(floor(g.y),2.); vec2 id=floor(g),f=fract(g)-.5; float grow=soft((t-length(id)*.06)*2.); c=mix(c,up,soft(.5-(length(f)-.20*grow*(1.+.12*sin(t*W+id.x+id.y)))/(aa*4.6))*.6*grow); }
  else if(motif==3){ float l=(q.y+.10*sin(q.x*3.5+t*W)+.04*sin(q.x*7.-t*W))*4.; float f=fract(l); c=mix(c,up,smoothstep(.5,.46,f)*smoothstep(0.,.04,f)*.55*come); c=mix(c,down,smoothstep(.62,.5,f)*step(.5,f)*.35*come); }
  else if(motif==4){ float l=length(q-vec2(0.,-.1))*4.6-t/6.*2.; float f=fract(l); c=mix(c,up,smoothstep(.5,.46,f)*smoothstep(0.,.05,f)*.5*come); }
  else { // paper snippets, strewn
    for(int k=0;k<2;k++){ float g=k==0?.30:.19; ivec2 id=ivec2(floor(q/g+float(k)*.43)); float h=chance(id+k*90+7); if(h<.38) continue;
      vec2 p=q-(vec2(id)-float(k)*.43+.5+(vec2(chance(id+3),chance(id+4))-.5)*.5)*g; float a=h*40.+t*W*(h>.7?1.:-1.); p=mat2(cos(a),sin(a),-sin(a),cos(a))*p; float s=g*mix(.13,.22,chance(id+9))*soft((t-h)*3.);
      float kind=chance(id+5), d=kind<.4?length(p)-s*.8:kind<.7?max(abs(p.x)-s*.4,abs(p.y)-s*1.2):abs(length(p)-s)-s*.28;
      c=mix(c,mix(c,accents[int(chance(id+21)*3.999)],k==0?.62:.4),soft(.5-d/aa)*step(.002,s)); } }
#if DETAIL>0
  c*=mix(1.,weave(modes.z,q*texScale),texAlpha*.8);
#endif
  c*=mix(vec3(1.),mix(flatInk,vec3(.8),.45),soft(r*.8-.48)*.5);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;

/** Letters with everything a warp may say of them. EDGE and REACH are the atlas's own. */
export const letters = (edge: number, reach: number): string => /* glsl */ `
uniform sampler2D map, pictures; uniform float back, alpha, blur, scale, stroke, side, bloom, bloomFrom, bright, near, t, unit, texAlpha, texScale; uniform int tex, texMode;
uniform vec3 shadowInk, sideInk, strokeInk, glareInk; uniform vec2 depth, fall; uniform vec4 glare; uniform vec2 glareWay;
in vec2 vUv, vPicture; in vec3 vInk; in vec2 vAt; in float vShow; flat in float vEmoji, vSize;
const float EDGE=${edge.toFixed(3)}, REACH=${reach.toFixed(3)};
const float W=${TURN.toFixed(7)};
const float STEPS=DETAIL>0?8.:4.;
${LIGHTS}
float field(vec2 p){ return texture(map,p).r-EDGE; }
void main(){
  vec2 ux=dFdx(vUv), uy=dFdy(vUv); float d=field(vUv), aa=clamp(length(vec2(dFdx(d),dFdy(d)))*.7,.002,.35), w=stroke/REACH;
  if(d<-EDGE+.004) discard;
  float lum=dot(vInk,vec3(.3,.6,.1)), glow=bloom*soft((lum-bloomFrom+.25)*3.);
  if(back>.5){
    vec2 s=ux*(-fall.x)+uy*(-fall.y); float fade=smoothstep(-EDGE+.004,-EDGE+.16,d);
    float dark=smoothstep(-blur,blur*.35,field(vUv+s)+w+(scale-1.)*.3)*alpha*vShow*fade; vec3 c=shadowInk*dark; float a=dark;
    if(side>0.){ float m=-1.; vec2 q=(ux*depth.x+uy*depth.y)*(-1./STEPS); for(float i=1.;i<=STEPS;i++) m=max(m,field(vUv+q*i));
      float cover=smoothstep(-aa,aa,m+w)*vShow; c=mix(c,sideInk*cover,cover); a=mix(a,1.,cover); }
#if DETAIL>1
    // light that falls on the ground round bright letters
    float halo=pow(soft((d+EDGE)/EDGE),near)*glow*vShow*(.9+.1*sin(t*W*2.+vAt.x*3.)); c+=mix(vInk,vec3(1.),.12)*halo*.62; a=max(a,halo*.25);
#endif
    if(a<.003) discard; gl_FragColor=vec4(c,a); return; }
  float fill=smoothstep(-aa,aa,d), outer=smoothstep(-aa,aa,d+w);
  vec3 c=vInk*mix(.90,1.05,clamp(vAt.y*.5+.5,0.,1.));
#if DETAIL>0
  c=mix(c,over(texMode,c,vec3(weave(tex,vAt*vec2(unit,1.)*texScale))),texAlpha*.75);
  if(d>0.&&d<.34){ vec2 p3=3./vec2(textureSize(map,0)); vec2 g=vec2(field(vUv+vec2(p3.x,0.))-field(vUv-vec2(p3.x,0.)),field(vUv+vec2(0.,p3.y))-field(vUv-vec2(0.,p3.y)))/p3;
    vec2 n=vec2(dot(g,ux),dot(g,uy)); n/=max(length(n),1e-5); float lit=dot(n,vec2(.42,-.9)), rim=(1.-smoothstep(.02,.26,d))*.55; c+=rim*(max(lit,0.)*.36*(c+.25)-max(-lit,0.)*.28*c); }
#endif
  c=mix(c,min(c*(1.+.22*bright)+.06,1.),glow*soft(d*3.2)*.8);
#if DETAIL>1
  if(glare.x>0.){ float g=fract(dot(vAt*vec2(unit,1.),glareWay)*.42-t/6.*glare.z)*2.-1.; float e=glare.y*.5*glare.w+.01, h=glare.y*.5;
    float sheen=glare.x*(smoothstep(h+e,h-e,abs(g))*.8+.4*smoothstep(.03,0.,abs(g-h*2.4)))*smoothstep(0.,.10,d); c=mix(c,mix(c,glareInk,.42)+.08*c,min(sheen,1.)); }
#endif
  vec4 o=vec4(mix(strokeInk,c,fill),stroke>0.?outer:fill);
  if(vEmoji>.5){ vec4 e=texture(pictures,vPicture); float under=stroke>0.?outer:0.; o=vec4(e.rgb+strokeInk*under*(1.-e.a),e.a+under*(1.-e.a))*vShow; } else { o.a*=vShow; o.rgb*=o.a; }
  if(o.a<.003) discard; gl_FragColor=o;
}`;
