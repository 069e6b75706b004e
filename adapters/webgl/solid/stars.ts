import {
  type BufferGeometry,
  CustomBlending,
  type IUniform,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  PlaneGeometry,
  ShaderMaterial,
  Vector3,
} from "three";
import type { Quality } from "#core/domain/cover/index.ts";
import { rgb } from "../basis/index.ts";
import { BASIS, detailOf, SHEET } from "../stage/index.ts";

/** Stars of three sizes that twinkle in whole harmonics, the largest with four rays; and mist across them. */
const STARS = /* glsl */ `
uniform vec3 colour, mist; uniform float t, unit, strength; in vec2 vUv;
${BASIS}
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float a=0., white=0., aa=fwidth(q.y);
  for(int k=0;k<3;k++){
    float z=k==0?15.:k==1?8.:3.6; vec2 p=q*z+float(k)*17.3+vec2(0.,.08*sin(W*t)*float(k)); ivec2 id=ivec2(floor(p))+k*71; vec2 f=fract(p)-.5;
    float h=chance(id); if(h<(k==2?.62:.55)) continue;
    vec2 c=f-(vec2(chance(id+ivec2(31,7)),chance(id+ivec2(5,63)))-.5)*.62; float own=chance(id+ivec2(11,19))*6.2832;
    float beat=.62+.38*sin(W*t*(1.+floor(chance(id+ivec2(3,2))*3.))+own); float come=smoothstep(0.,.5,t-own*.16);
    float r=(k==0?.035:k==1?.042:.035)*(.6+h*.6)*z*.115*come; float s=smoothstep(r+aa*z,r-aa*z,length(c));
    if(k==2){ vec2 b=abs(c); float ray=sqrt(b.x)+sqrt(b.y); float reach=.44*come*(.8+.2*beat); s=smoothstep(reach+.05,reach-.05,ray); white=max(white,exp(-dot(c,c)*60.)*.30*beat*come); }
    a=max(a,s*(k==0?.55:1.)*beat);
  }
  float m=0.;
#if DETAIL>0
  m=patchy(q*1.3+vec2(.2*sin(W*t),3.))*.6+patchy(q*2.9+vec2(7.,.15*cos(W*t)))*.4; m=smoothstep(.42,.95,m)*.38*smoothstep(0.,1.5,t);
#endif
  a=max(a,white)*strength; vec3 c=mist*m*(1.-a)+colour*a; gl_FragColor=vec4(c,a+m*(1.-a));
}`;

const vec = (hex: string): IUniform => ({ value: new Vector3(...rgb(hex)) });

/** A night behind everything; draw it first. `uniforms`: t, unit (width ÷ height). */
export const starsMesh = (
  quality: Quality,
  { colour, mist, strength = 1 }: { colour: string; mist: string; strength?: number },
  uniforms: Record<"t" | "unit", IUniform>,
): Mesh<BufferGeometry, ShaderMaterial> =>
  new Mesh(
    new PlaneGeometry(2, 2),
    new ShaderMaterial({
      uniforms: {
        ...uniforms,
        colour: vec(colour),
        mist: vec(mist),
        strength: { value: strength },
      },
      defines: detailOf(quality),
      vertexShader: SHEET,
      fragmentShader: STARS,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      premultipliedAlpha: true,
      depthTest: false,
      depthWrite: false,
    }),
  );
