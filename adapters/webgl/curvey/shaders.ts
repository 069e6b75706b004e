import { TURN } from "../basis/index.ts";
import { envelope } from "../warped/index.ts";

const WAVE = /* glsl */ `
uniform int warp;
float wave(float k,float x){
  float T=t*W;
  if(warp==0) return .65*sin(x*2.6+T+k*1.9)+.35*sin(x*4.7-2.*T+k);
  if(warp==1) return sin(x*3.14159+T+k*3.14159);
  if(warp==2) return .8*sin(x*2.3+T)+.2*sin(x*4.4+2.*T+k);
  float s=k/lines*2.-1.; return (cos(x*1.5708)*1.6-.8)*(abs(s)<.01?.6*sin(T+x*2.):-sign(s))*(.8+.2*sin(T));
}`;

/** Bends letters between the curves above and below their line. */
export const ENVELOPE = envelope(WAVE);

/** Grounds in one pass: a soft glow in the middle, a pattern, and dither against banding. */
export const GROUND = /* glsl */ `
uniform vec3 near, far; uniform float t, unit, pattern; uniform int kind; in vec2 vUv;
const float W=${TURN.toFixed(7)};
uint mixed(uvec2 p){ p=p*1664525u+1013904223u; p.x+=p.y*1664525u; p.y+=p.x*1664525u; p^=p>>16; p.x+=p.y*1664525u; return p.x; }
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float aa=fwidth(q.y)*1.2;
  vec2 c=q-vec2(.08*sin(t*W),.06*cos(t*W)); float r=length(c/vec2(max(unit,.7),1.));
  vec3 col=mix(near,far,smoothstep(.05,1.25,r));
  vec3 hi=mix(near,vec3(1.),.42), lo=mix(far,far*far,.35); float m=0., s=0.;
  if(kind==0){ float a=atan(c.y,c.x)/6.28318*18.+t/6.; m=smoothstep(-.12,.12,abs(fract(a)-.5)-.25)*smoothstep(.12,.9,length(c))*.55; }
  else if(kind==1){ vec2 g=q*5.2; g.x+=.5*step(.5,fract(g.y*.5))*0.; vec2 id=floor(g); g.x+=mod(id.y,2.)*.5; vec2 f=fract(g)-.5; m=smoothstep(aa*5.,-aa*5.,length(f)-.17-.025*sin(t*W+id.y*.9+id.x*.7))*.5; }
  else if(kind==2){ float l=length(c)*5.-t/6.*2.; m=smoothstep(-.1,.1,abs(fract(l)-.5)-.27)*.34; }
  else if(kind==3){ float l=(q.y+.09*sin(q.x*4.5+t*W))*4.6; m=smoothstep(-.07,.07,abs(fract(l)-.5)-.26)*.4; }
  else { vec2 g=q*4.; vec2 id=floor(g); uint h=mixed(uvec2(ivec2(id)+400)); vec2 o=vec2(float(h&255u),float((h>>8)&255u))/255.*.6-.3; float z=float((h>>16)&255u)/255.;
    vec2 f=fract(g)-.5-o; float tw=.55+.45*sin(t*W*(1.+floor(z*3.))+z*40.); float star=.012/(abs(f.x*f.y)*34.+dot(f,f)*1.4+.011); m=clamp(star-.12,0.,1.)*tw*step(.35,z)*.9;
    float a=atan(c.y,c.x)/6.28318*16.+t/6.; s=smoothstep(-.2,.2,abs(fract(a)-.5)-.25)*.22; }
  col=mix(col,hi,m*pattern); col=mix(col,lo,s*pattern);
  float vg=smoothstep(.75,1.75,length(q/vec2(max(unit,.8),1.))); col=mix(col,col*mix(vec3(1.),far,.5),vg*.35);
  float g=float(mixed(uvec2(gl_FragCoord.xy))>>8)/16777216.-.5;
  gl_FragColor=vec4(col+g*.012,1.);
}`;
