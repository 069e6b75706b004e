import { OUTLINE } from "./outline.ts";

/** The ground, the shadow of the wreath on it, and what is inside: paper for the title, or the photo. */
export const FRAME = /* glsl */ `
uniform vec3 near, far, shade, paper; uniform float alpha, band; uniform vec4 place; uniform sampler2D photo; uniform vec2 fit;
${OUTLINE}
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float r=length(q/vec2(max(unit,.75),1.)), aa=fwidth(q.y);
  vec3 c=mix(near,far,smoothstep(.1,1.35,r));
  float a=atan(q.y-place.y,q.x-place.x)/6.28318*18.+t/6.; c=mix(c,mix(near,vec3(1.),.25),smoothstep(-.2,.2,abs(fract(a)-.5)-.25)*smoothstep(.2,.9,r)*.12);
  float come=smoothstep(.7,2.2,t), s=min(place.z,place.w), soft=band*.9;
  vec2 p=(q-place.xy)/place.zw; float d=outline(p)*s;
  float fall=outline((q-place.xy-vec2(.012,-.035))/place.zw)*s;
  c=mix(c,shade,alpha*come*smoothstep(soft,-soft*.2,abs(fall)-band));
  float inside=smoothstep(aa,-aa,d)*come;
  vec3 fill=mix(paper,mix(paper,near,.35),smoothstep(-.35,0.,d)); fill=mix(fill,shade,.28*alpha*smoothstep(-band*2.6,-band*.6,d));
#ifdef PHOTO
  vec2 uv=p/vec2(1.22,1.14)*fit*(1.04-.03*cos(t*W)); vec3 pic=texture(photo,vec2(.5)+vec2(uv.x,-uv.y)).rgb;
  pic*=1.-.35*smoothstep(-band*2.2,-band*.4,d); fill=mix(fill,pic,smoothstep(.9,1.9,t));
#endif
  c=mix(c,fill,inside);
  c*=mix(vec3(1.),mix(far,vec3(.5),.3),smoothstep(.9,1.8,r)*.25);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;
