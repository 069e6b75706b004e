import type { CakeTheme } from "#core/domain/cover/index.ts";
import type { Scenery } from "../solid/index.ts";

/** A room with papered walls in the warm light of small lamps, out of focus. */
const GLSL = /* glsl */ `
vec3 behind(vec2 q,vec2 c){
  vec3 col=mix(mix(ground,vec3(1.,.95,.86),.26),ground*mix(vec3(1.),ground,.38),soft(length(c-vec2(0.,.12))*.72));
  float x=abs(fract(q.x*2.6)-.5); col=mix(col,vec3(1.),.09*smoothstep(.14,.12,x)+.1*smoothstep(.016,.008,abs(x-.19)));
  vec2 l=q-vec2(middle.x*unit,.35); col=mix(col,vec3(1.,.88,.66),exp(-dot(l,l)*1.5)*.2);
  vec2 p=q*3.7; ivec2 id=ivec2(floor(p)); float h=chance(id+7), R=.16+.2*fract(h*9.), d=length(fract(p)-.5-.2*vec2(fract(h*31.)-.5,fract(h*57.)-.5));
  return mix(col,mix(vec3(1.,.90,.66),own[0],.2),(smoothstep(R+.03,R-.03,d)*(.5+.5*smoothstep(R*.7,R,d))+.3*exp(-d*d*9.))*step(.45,h)*soft(q.y*1.3+.1)*(.7+.3*sin(W*t*(1.+floor(h*20.)-floor(h*7.)*3.)+h*40.))*soft(t-h)*.42); }
vec3 before(vec3 col,vec2 q){ return col; }`;

export const sceneryOf = ({ scene }: CakeTheme): Scenery => ({
  glsl: GLSL,
  own: [scene.candleColor, scene.miniSceneColor],
});
