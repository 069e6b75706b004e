import {
  CustomBlending,
  type IUniform,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
} from "three";
import type { Quality } from "#core/domain/cover/index.ts";
import { type Rgb, rgb } from "../basis/index.ts";
import { detailOf } from "../stage/index.ts";
import type { Atlas } from "./atlas.ts";
import { EDGE, REACH } from "./painter.ts";

/** How letters are inked; lengths in ems of the letters unless said otherwise. */
export interface Ink {
  readonly shadow: { readonly color: string; readonly alpha: number; readonly blur: number };
  readonly stroke: { readonly color: string; readonly width: number };
  /** Letters cut from thick card: the side's darkness 0 to 1; 0 for none. */
  readonly side: number;
  /** How round the letters are lit, 0 flat to 1 balloon. */
  readonly round: number;
  readonly glare: number;
}

/** The far side of the letters (shadow and depth) or their face; both bend alike. */
export type Side = "back" | "face";

/**
 * The far side looks from each pixel towards the light: what lies there casts its side, or its shadow, onto it. Beyond what
 * the field reaches there is nothing.
 */
const FRAGMENT = /* glsl */ `
uniform sampler2D map, pictures; uniform float back, alpha, blur, stroke, side, roundness, glare, t, unit, lift;
uniform vec3 shadowInk, strokeInk; uniform vec2 depth, fall;
in vec2 vUv, vPicture; in vec3 vInk; in vec2 vAt; in float vShow; flat in float vEmoji, vSize;
const float EDGE=${EDGE.toFixed(3)}, REACH=${REACH.toFixed(3)};
const float STEPS=DETAIL>0?8.:4.;
float field(vec2 p){ return texture(map,p).r-EDGE; }
void main(){
  vec2 ux=dFdx(vUv), uy=dFdy(vUv);
  float d=field(vUv);
  float soft=clamp(length(vec2(dFdx(d),dFdy(d)))*.7,.002,.35), w=stroke/REACH;
  if(d<-EDGE+.004) discard;
  if(back>.5){
    vec2 s=(ux*(-fall.x)+uy*(-fall.y))*vSize;
    float dark=smoothstep(-blur/REACH,blur/REACH*.35,field(vUv+s)+w)*alpha*vShow;
    vec3 c=shadowInk*dark; float a=dark;
    if(side>0.){ float m=-1.; vec2 q=(ux*depth.x+uy*depth.y)*(-vSize/STEPS); for(float i=1.;i<=STEPS;i++) m=max(m,field(vUv+q*i));
      float cover=smoothstep(-soft,soft,m+w)*vShow; vec3 wall=mix(w>0.?strokeInk:vInk,shadowInk,side); wall=mix(wall,vEmoji>.5?shadowInk:wall,vEmoji); c=mix(c,wall*cover,cover); a=mix(a,1.,cover); }
    if(a<.003) discard; gl_FragColor=vec4(c,a); return; }
  float fill=smoothstep(-soft,soft,d), outer=smoothstep(-soft,soft,d+w);
  vec3 c=vInk*mix(1.-lift,1.+lift*.35,clamp(vAt.y*.5+.5,0.,1.))+lift*.06*clamp(vAt.y,0.,1.);
#if DETAIL>0
  if(roundness>0.&&d>0.&&d<.34){
    vec2 px=3./vec2(textureSize(map,0)); vec2 g=vec2(field(vUv+vec2(px.x,0.))-field(vUv-vec2(px.x,0.)),field(vUv+vec2(0.,px.y))-field(vUv-vec2(0.,px.y)))/px;
    vec2 n=vec2(dot(g,ux),dot(g,uy)); n/=max(length(n),1e-5);
    float rim=1.-smoothstep(.02,.3,d); float lit=dot(n,vec2(.42,-.9));
    c+=roundness*rim*(max(lit,0.)*.34*(c+.25)-max(-lit,0.)*.30*c);
  }
#endif
#if DETAIL>1
  if(glare>0.){ float g=fract((vAt.x*unit*.55+vAt.y*.35)*.45-t*(1./6.))*2.-1.;
    float sheen=glare*(smoothstep(.13,.0,abs(g))+.5*smoothstep(.035,.0,abs(g-.2)))*smoothstep(.0,.12,d); c=mix(c,mix(c,vec3(1.),.42)+.10*c,min(sheen,1.)); }
#endif
  vec4 o=vec4(mix(strokeInk,c,fill),stroke>0.?outer:fill);
  if(vEmoji>.5){ vec4 e=texture(pictures,vPicture); float under=stroke>0.?outer:0.; o=vec4(e.rgb+strokeInk*under*(1.-e.a),e.a+under*(1.-e.a)); o*=vShow; }
  else { o.a*=vShow; o.rgb*=o.a; }
  if(o.a<.003) discard; gl_FragColor=o;
}`;

const vec = (c: Rgb): Vector3 => new Vector3(c[0], c[1], c[2]);

/** A material for one side of the letters; `vertex` bends them, `uniforms` are its own. */
export const inkMaterial = (
  quality: Quality,
  side: Side,
  ink: Ink,
  atlas: Atlas,
  vertex: string,
  uniforms: Record<string, IUniform>,
): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: {
      map: { value: atlas.texture },
      pictures: { value: atlas.pictures ?? atlas.texture },
      back: { value: side === "back" ? 1 : 0 },
      alpha: { value: ink.shadow.alpha },
      blur: { value: ink.shadow.blur },
      stroke: { value: ink.stroke.width },
      side: { value: ink.side },
      roundness: { value: ink.round },
      glare: { value: ink.glare },
      lift: { value: 0.12 },
      shadowInk: { value: vec(rgb(ink.shadow.color)) },
      strokeInk: { value: vec(rgb(ink.stroke.color)) },
      depth: { value: new Vector2() },
      fall: { value: new Vector2() },
      t: { value: 0 },
      unit: { value: 1 },
      ...uniforms,
    },
    defines: detailOf(quality),
    vertexShader: vertex,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    premultipliedAlpha: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
