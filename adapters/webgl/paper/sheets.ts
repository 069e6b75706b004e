/**
 * Sheets of paper over each other. Distances are negative where there is paper; the light comes from the upper left, so
 * that a sheet's shadow is the sheet seen `SHADOW` further towards it.
 */
export const SHEETS = /* glsl */ `
uniform vec3 ground, pat, mini, tint, pairs[8]; uniform vec4 pattern; uniform vec2 shadow; uniform vec3 wave;
const vec2 FALL=vec2(.42,-.91);
float sq(vec2 v){ return dot(v,v); }
float soft(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
float back(float x){ x=clamp(x,0.,1.)-1.; return 1.+x*x*(2.7*x+1.7); }
mat2 turn(float a){ return mat2(cos(a),sin(a),-sin(a),cos(a)); }
float heart(vec2 p){ p.x=abs(p.x); p.y+=.52;
  if(p.y+p.x>1.) return sqrt(sq(p-vec2(.25,.75)))-.35355;
  return sqrt(min(sq(p-vec2(0.,1.)),sq(p-.5*max(p.x+p.y,0.))))*sign(p.x-p.y); }
vec3 hue(vec3 c,float a){ const vec3 k=vec3(.57735); float s=sin(a), q=cos(a); return c*q+cross(k,c)*s+k*dot(k,c)*(1.-q); }
/** The edge of a sheet waves (wave: how often, how high, how many times a loop). */
float edge(vec2 p,float k){ return wave.y*(.62*sin(dot(p,vec2(1.,.6))*wave.x*1.5+k*1.9+W*wave.z*t)+.38*sin(dot(p,vec2(-.7,1.))*wave.x*2.6+k*3.1-W*wave.z*t)); }
vec3 dyed(vec3 c,float k){
#if EFFECT==1
  c=clamp(hue(c,.45*sin(W*t+k*.9)),0.,1.);
#endif
  return c; }
float fibre=.5;
void weave(vec2 q){
#if DETAIL>0
  fibre=.6*patchy(q*vec2(70.,190.))+.4*patchy(q*vec2(260.,90.));
#endif
}
/** Lays a sheet over what is there: d its distance here, e a shadow's length towards the light, far the length. */
void lay(inout vec3 c,float d,float e,float far,vec3 a){
#if DETAIL==0
  // its shadow lies all round it: that takes one distance and not two
  e=d-far*.35;
#endif
  float s=soft(.5-e/(far*2.6+.014)), contact=soft(1.-d/(.010+far*.5));
  c*=mix(vec3(1.),tint,clamp(s*.9+contact*.35,0.,1.)*shadow.y*1.5);
  float aa=1.5/px, inside=soft(.5-d/aa*.5); if(inside<=0.) return;
  float lean=clamp((e-d)/max(far,.002),-1.,1.);
  a*=1.+(fibre-.5)*.085; a+=(vec3(1.)-a)*(.34*soft(1.+d/.007)*max(lean,0.)+.05*soft(1.+d/.05)*lean); a*=1.-.20*soft(1.+d/.009)*max(-lean,0.);
  c=mix(c,a,inside); }
vec3 paired(int k,float x){ return dyed(mix(pairs[k*2],pairs[k*2+1],soft(x)),float(k)); }
/** The theme's pattern, w how strongly. */
void printed(inout vec3 c,vec2 q,float w){
  float col=pattern.w; vec2 g=q/col; float lane=floor(g.x); g.y+=.5*mod(lane,2.); vec2 f=(fract(g)-.5)*col; float r=pattern.z, d;
  if(pattern.x<.5) d=length(f)-r; else if(pattern.x<1.5){ vec2 h=turn(.785)*f; d=max(abs(h.x),abs(h.y))-r*.85; }
  else { float o=chance(ivec2(int(lane),int(floor(g.y)))); d=o<.5?abs(length(f)-r)-r*.24:(sqrt(abs(f.x))+sqrt(abs(f.y))-sqrt(r*2.1))*.12; }
  c=mix(c,pat,soft(.5-d*px/3.)*pattern.y*w); }
#if EFFECT==2
/** Northern lights and stars; low: how high they begin. */
vec3 boreal(vec3 c,vec2 q,float low){
  float sky=soft((q.y-low+.1)*1.4);
  ivec2 id=ivec2(floor(q/.055)); float h=chance(id+900); vec2 m=(fract(q/.055)-.5)*.055-(vec2(chance(id+3),chance(id+7))-.5)*.03;
  if(h>.74) c+=vec3(.9,.95,1.)*soft(1.-length(m)/mix(.002,.0055,chance(id+5)))*(.5+.5*sin(W*t*(1.+floor((h-.74)*11.))+h*200.))*soft(t/1.2)*sky;
  for(int i=0;i<3;i++){ float k=float(i), x=q.x*1.1+k*.7, y=low+.10+.19*k+.12*sin(x*1.8+W*t+k*2.1)+.06*sin(x*3.7-W*t*2.+k);
    float up=q.y-y, ray=.55+.45*patchy(vec2(x*9.+.5*sin(W*t+k)+k*13.,q.y*.7+k*5.)), a=exp(-max(up,0.)*(3.4-.5*k))*soft(up/.10+.35)*ray*soft((t-.3-k*.25)/1.1);
    vec3 g=mix(vec3(.12,.98,.62),vec3(.60,.28,1.),soft(up*1.7+.12*k)); g=mix(g,vec3(.15,.75,1.),k*.18); c+=(vec3(1.)-c)*g*a*(.74-.10*k); }
  return c; }
#endif
void finish(vec3 c,vec2 q){ c*=mix(vec3(1.),mix(tint,vec3(.7),.35),soft(length(q/vec2(max(unit,.75),1.))*.8-.55)*.42); gl_FragColor=vec4(c+grain()*.012,1.); }
`;
