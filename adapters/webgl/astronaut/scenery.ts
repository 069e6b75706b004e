import type { AstronautTheme } from "#core/domain/cover/index.ts";
import type { Scenery } from "../solid/index.ts";

/** When a star falls, and how long it is seen. Seconds. */
export const FALL = { from: 5.2, to: 6.3 } as const;

/** A band of mist across deep space, the moon's own ground below, and after a while a falling star. */
const GLSL = /* glsl */ `
float crater(vec2 p,float r,out float lip){ float d=length(p*vec2(1.,2.6))/r; lip=exp(-pow((d-1.)*5.,2.))*clamp(.5-p.y/r*1.6,0.,1.); return soft((1.-d)*3.)*clamp(.65+p.x/r*.5,0.,1.); }
vec3 behind(vec2 q,vec2 c){
  float night=dot(ground,vec3(.3,.6,.1)); vec3 deep=ground*mix(vec3(1.),ground,.35);
  vec3 col=mix(mix(ground,own[0],.16),deep,soft(length(c)*.75));
  vec2 w=q+vec2(.03*sin(W*t+q.y*2.),0.); float n=patchy(w*1.9+11.)*.55+patchy(w*4.3+5.)*.3+patchy(w*9.1)*.15;
  float d=dot(w,vec2(-.58,.81))-.22+(n-.5)*.75, band=exp(-d*d*4.5);
  col=mix(col,mix(own[0],own[1],n),band*soft(n*1.9-.35)*.46); col=mix(col,deep,exp(-pow((d-.08)*5.,2.))*soft((patchy(w*3.1+30.)-.45)*3.)*.5);
  ivec2 id=ivec2(floor(q*46.)); float h=chance(id); vec2 f=fract(q*46.)-.5-(vec2(chance(id+5),chance(id+9))-.5)*.6;
  col=mix(col,mix(own[1],vec3(1.),.5),smoothstep(.16,.04,length(f))*step(1.-.3*band-.03,h)*(.3+.5*fract(h*77.))*(1.-.6*night));
  float k=during(${FALL.from.toFixed(1)},${FALL.to.toFixed(1)});
  if(k>0.&&k<1.){
    vec2 from=vec2(.92*unit,.62), to=vec2(-.75*unit,-.08), way=normalize(to-from); vec2 head=mix(from,to,k*(.6+.4*k)); vec2 p=q-head; float along=-dot(p,way), far=abs(dot(p,vec2(-way.y,way.x)));
    float far1=max(.75*sin(3.1416*k),.01), tail=smoothstep(.016*(1.-along/far1),0.,far)*step(0.,along)*max(0.,1.-along/far1), light=exp(-dot(p,p)*900.)+.35*exp(-dot(p,p)*90.);
    float bright=sin(3.1416*k); vec3 hot=mix(own[1],vec3(1.),night>.6?.9:.65); col=mix(col,hot,clamp(tail*.95+light*1.2,0.,1.)*bright); }
  return col; }
vec3 before(vec3 col,vec2 q){
  float R=2.3+unit; vec2 p=q-vec2(-.22*unit,-.80-R+(1.-soft(t/.9))*-.3); float d=length(p)-R, w=fwidth(d)+.001; if(d>.05) return col;
  float down=-d+.012*(patchy(q*9.)-.5)+.02*(patchy(q*3.7+4.)-.5); float x=atan(p.x,p.y)*R;
  vec3 stone=mix(mix(mini,own[1],.34),ground,.12); vec3 c=mix(mix(stone,vec3(1.),.34),stone*.62,soft(down*3.2+.08*x));
  float lip, a=0., s=0.;
  for(int i=0;i<7;i++){ float h=chance(ivec2(i*7+3,11)), z=.03+.30*fract(float(i)*.618+.05); float o; vec2 at=vec2((fract(float(i)*.381+.13)-.5)*2.3*unit,z); s=max(s,crater(vec2(x-at.x,at.y-down)*vec2(1.,1.)/(.55+z*1.6),.06+.07*h,o)); a=max(a,o); }
  c=mix(c,stone*.42,s*.75); c=mix(c,mix(stone,vec3(1.),.55),a*.7); c*=.94+.12*patchy(vec2(x,down)*vec2(26.,60.));
  c=mix(c,mix(stone,vec3(1.),.72),exp(-max(down,0.)*42.)*.75);
  c*=1.-.26*exp(-pow((q.x-middle.x*unit+.04)*4.2,2.)-pow((q.y+.90)*15.,2.));
  return mix(col,c,smoothstep(w,-w,-down)); }`;

export const sceneryOf = ({ scene }: AstronautTheme): Scenery => ({
  glsl: GLSL,
  own: [scene.planetColor, scene.starsColor],
});
