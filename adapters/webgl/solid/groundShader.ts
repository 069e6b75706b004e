import { BASIS } from "../stage/index.ts";

/** What a family paints behind its scene, and in front of it. GLSL with `BASIS` and the uniforms of the ground. */
export interface Scenery {
  /**
   * Functions: `vec3 behind(vec2 q, vec2 c)`, the ground itself at `q` (heights from -1 to 1, widths in the same unit), `c`
   * the same from the scene's middle; and `vec3 before(vec3 col, vec2 q)`, what stands before the finished picture.
   * Uniforms: `ground`, `ink`, `mini`, `own` (its colours), `t`, `unit`, `middle`.
   */
  readonly glsl: string;
  /** Colours of the theme that it is painted in, as `own[0]` and `own[1]`. */
  readonly own: readonly [string, string];
}

/**
 * The last pass: the family's ground with the theme's pattern on it (columns, every other one half a step lower, drifting a
 * whole step a loop), the picture over it, vignette and grain. Screen colours. Without samples (`DETAIL` 0) hard edges take
 * a little of what is beside them.
 */
export const groundShader = ({ glsl }: Scenery): string => /* glsl */ `
uniform sampler2D picture; uniform vec3 ground, ink, mini, own[2]; uniform float t, unit, alpha, size, column, glow; uniform vec2 middle; uniform int kind; in vec2 vUv;
${BASIS}float spark(vec2 p,float r){ p=abs(p); float d=sqrt(p.x)+sqrt(p.y)-sqrt(r); return smoothstep(.06*sqrt(r)+.02,-.06*sqrt(r),d); }
float soft(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
float during(float a,float b){ return (t-a)/(b-a); }
${glsl}
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.);
  vec2 c=(q-middle*vec2(unit,1.))/vec2(max(unit,.8),1.); float r=length(c);
  vec3 col=behind(q,c);
  vec2 g=vec2(q.x,q.y)/(2.*column); float lane=floor(g.x); g.y+=.5*mod(lane,2.)-t/6.; vec2 id=vec2(lane,floor(g.y)); vec2 f=(fract(g)-.5)*2.*column;
  float aa=fwidth(q.y)*.8, m;
  if(kind==0) m=smoothstep(aa,-aa,length(f)-size);
  else if(kind==1){ vec2 h=vec2(f.x+f.y,f.x-f.y)*.7071; vec2 d=abs(h)-size*.85; m=smoothstep(aa,-aa,max(d.x,d.y)); }
  else { uint h=hash(uvec2(ivec2(int(lane)+90,int(mod(id.y,6.))+90))); m=(h&1u)==0u?spark(f,size*2.1):smoothstep(aa,-aa,abs(length(f)-size)-size*.24); }
  col=mix(col,ink,m*alpha*.7*smoothstep(.3,.95,r));
  col=mix(col,vec3(1.,.86,.62),glow*.16*exp(-dot(c-vec2(0.,.1),c-vec2(0.,.1))*3.2));
  vec4 s=texture(picture,vUv);
#if DETAIL==0
  vec2 h=.5/vec2(textureSize(picture,0)); vec4 p=texture(picture,vUv+h), n4=texture(picture,vUv-h), o=texture(picture,vUv+vec2(h.x,-h.y)), u=texture(picture,vUv-vec2(h.x,-h.y));
  vec4 least=min(min(p,n4),min(o,u)), most=max(max(p,n4),max(o,u)), gap=most-least; s=mix(s,(p+n4+o+u)*.25,smoothstep(.06,.3,max(max(gap.r,gap.g),max(gap.b,gap.a))));
#endif
  col=before(s.rgb+col*(1.-s.a),q);
  float v=smoothstep(.7,1.75,length(q/vec2(max(unit,.8),1.))); col*=mix(vec3(1.),mix(ground,vec3(.35),.5),v*.34);
  float n=float(hash(uvec2(gl_FragCoord.xy))>>8)/16777216.-.5; gl_FragColor=vec4(col+n*.016,1.);
}`;
