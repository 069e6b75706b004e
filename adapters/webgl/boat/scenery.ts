import type { BoatTheme } from "#core/domain/cover/index.ts";
import type { Scenery } from "../solid/index.ts";

/** The sky over the sea: torn paper in tones that lighten towards the horizon, and long strips of cloud. */
const GLSL = /* glsl */ `
float torn(float x,float k){ return .045*sin(x*1.7+k*2.3+.25*sin(W*t+k))+.022*sin(x*4.3+k*5.1)+.008*(patchy(vec2(x*22.,k*9.))-.5); }
vec3 behind(vec2 q,vec2 c){
  float pale=dot(ground,vec3(.3,.6,.1)); vec3 high=ground*mix(vec3(1.),ground,.45), low=mix(ground,vec3(1.,.97,.9),.42);
  vec3 col=high; float w=fwidth(q.y)*1.1;
  for(int i=0;i<6;i++){ float k=float(i), edge=.80-.21*k+torn(q.x,k)-(1.-soft(t/.7-k*.12))*.5; float d=edge-q.y; vec3 tone=mix(high,low,(k+1.)/6.); col*=1.-.16*exp(-max(-d,0.)*26.)*step(d,0.)*(.4+.1*k); col=mix(col,tone*(.985+.03*patchy(q*vec2(90.,140.))),smoothstep(-w,w,d)); col=mix(col,mix(tone,vec3(1.),.55),smoothstep(w,-w,abs(d-.006)-.004)*.55); }
  return col; }
vec3 before(vec3 col,vec2 q){ return col; }`;

export const sceneryOf = ({ scene }: BoatTheme): Scenery => ({
  glsl: GLSL,
  own: [scene.paint, scene.sails],
});
