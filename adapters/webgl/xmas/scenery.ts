import type { ChristmasTheme } from "#core/domain/cover/index.ts";
import { lightness } from "../basis/index.ts";
import type { Scenery } from "../solid/index.ts";

/** A night of frost: a moon with its halo, curtains of northern light, small stars. */
const GLSL = /* glsl */ `
vec3 behind(vec2 q,vec2 c){
  float pale=dot(ground,vec3(.3,.6,.1)); vec3 high=ground*mix(vec3(1.),ground,pale>.7?.25:.6), low=mix(ground,own[0],pale>.7?.0:.26);
  vec3 col=mix(low,high,soft(q.y*.62+.42));
  for(int i=0;i<3;i++){ float k=float(i), x=q.x+.10*sin(W*t+k*2.1+q.y*1.3); float lie=.10+.17*k+.12*sin(x*2.1+k*1.9)+.05*sin(x*5.3-k); float d=q.y-lie; float fold=.55+.45*sin(x*(9.+4.*k)+sin(x*3.+W*t)*1.6); float a=exp(-abs(d)*(d>0.?3.4:15.))*fold;
    col=mix(col,mix(mix(own[1],vec3(.62,1.,.82),pale>.7?.2:.5),vec3(1.),.12),a*(pale>.7?.26:.44)*soft(t/1.4-.1*k)); }
  ivec2 id=ivec2(floor(q*15.)); float h=chance(id+60); vec2 f=fract(q*15.)-.5-(vec2(chance(id+3),chance(id+8))-.5)*.7; col=mix(col,mix(own[0],vec3(1.),.5),smoothstep(.085,.02,length(f))*step(.72,h)*(.45+.35*sin(W*t*(1.+floor(h*90.)-floor(h*30.)*3.)+h*50.))*soft(q.y+.5)*(pale>.7?.5:1.));
  vec2 m=q-vec2(middle.x*unit+.46*min(unit,1.1),.28); float d=length(m), R=.135, w=fwidth(d); float up=soft(t/1.2);
  vec3 cold=pale>.7?mix(vec3(1.,.93,.74),vec3(1.),.25):mix(vec3(1.,.98,.90),own[0],.2); col=mix(col,cold,(.34*exp(-max(d-R,0.)*6.)+.10*smoothstep(.010,-.010,abs(d-R*2.1)-.006))*up);
  vec3 face=mix(cold,mix(cold,ground,.28),soft((patchy(m*13.+3.)*.6+patchy(m*27.)*.4-.36)*2.4)*.5); col=mix(col,face,smoothstep(w,-w,d-R)*up);
  return col; }
vec3 before(vec3 col,vec2 q){ return col; }`;

export const sceneryOf = ({ background, scene }: ChristmasTheme): Scenery => ({
  glsl: GLSL,
  own: [lightness(background.color) > 0.75 ? "#FFFFFF" : scene.snowColor, scene.treeColor],
});
