/** Rays that burst out of the middle, stars flying with them, and a seal of three sheets for the title. */
export const STARBURST = /* glsl */ `
uniform vec3 one, two, three, seal, lining; uniform vec2 fade; uniform vec2 badge;
float soft(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
float back(float x){ x=clamp(x,0.,1.)-1.; return 1.+x*x*(2.9*x+1.9); }
float out3(float x){ x=1.-clamp(x,0.,1.); return 1.-x*x*x; }
mat2 turn(float a){ return mat2(cos(a),sin(a),-sin(a),cos(a)); }
const float N=18.;
vec3 shade(vec3 c){ return c*c*mix(three,vec3(1.),.35)*.75; }
/** Five points, the first one up. */
float star(vec2 p,float r){ float a=mod(atan(p.x,p.y)+.62832,1.25664)-.62832; vec2 q=length(p)*vec2(abs(sin(a)),cos(a)); return dot(q-vec2(0.,r),vec2(.81,.587)); }
/** A seal with n teeth, wider than high where its place is. */
float sealAt(vec2 q,float r,float a,float n,float tooth){
  vec2 p=q/badge; float l=length(p), b=atan(p.y,p.x)+a; float w=abs(fract(b/6.28318*n)*2.-1.);
  return (l-r*(1.+tooth*(soft(w)*2.-1.)))*min(badge.x,badge.y); }
void flying(inout vec3 c,vec2 q,float ang,float away){
  for(int k=-1;k<=1;k++) for(int j=0;j<2;j++){
    float n=22., i=floor(ang/6.28318*n)+float(k); int id=int(mod(i,n))+j*40; float h=chance(ivec2(id,7)), go=chance(ivec2(id,9))<.45?2.:1.;
    float way=fract(h+t/6.*go), a=(i+.5+(chance(ivec2(id,3))-.5)*.5)/n*6.28318, reach=max(unit,1.)*1.35;
    // first thrown out fast, then drifting for ever
    float r=mix(.30,reach,way)*out3((t-.25-h*.2)/.9); float s=mix(.022,.062,chance(ivec2(id,13)))*(.5+.7*way)*soft(way*6.)*soft((1.-way)*6.)*soft((t-.25)*4.);
    vec2 p=turn(t*W*(chance(ivec2(id,5))<.5?1.:-2.)+h*6.3)*(q-vec2(cos(a),sin(a))*r); if(s<.002||dot(p,p)>s*s*9.) continue;
    float kind=chance(ivec2(id,17)); vec3 ink=kind<.4?mix(two,vec3(1.),.45):kind<.75?mix(one,vec3(1.),.62):vec3(1.);
    float d=kind<.62?star(p,s):length(p)-s*.42;
#if DETAIL>0
    float sh=kind<.62?star(p-vec2(.2,-.35)*s,s):length(p-vec2(.15,-.25)*s)-s*.42;
    c=mix(c,shade(c),soft(.5-sh/(s*.7))*.45);
#endif
    c=mix(c,ink*(1.-.10*step(p.x,0.)),soft(.5-d*px/1.6)); } }
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float away=length(q), ang=atan(q.y,q.x), aa=1.6/px, R=max(unit,1.);
  float whirl=(1.-out3(t/1.4))*2.6*exp(-away*.6), r=length(q/vec2(max(unit,.8),1.));
  float open=soft((out3(t/.9)*2.4-away)*2.);
  float mid=soft((away-fade.x*.45)/(fade.x*1.1)), outer=soft((r-fade.y*.45)/(fade.y*.85));
  vec3 c=mix(one,mix(one,three,.55),outer);
  // its event: the rays go on by two, the seal is struck, and stars fly off it
  float go=clamp((t-4.4)/1.5,0.,1.), on=soft(go)*2.;
  // wide rays, edges folded like a paper fan, then fine ones the other way round
  float b=fract((ang+whirl)/6.28318*N+t/6.*2.+on), w=fwidth((ang+whirl)/6.28318*N); if(w>.5) w=.02;
  float ray=smoothstep(0.,w*1.4,b)*smoothstep(.5+w*.7,.5-w*.7,b);
  vec3 light1=mix(one,two,.92)*mix(1.06,.94,soft(b*2.)), dark1=mix(one,three,.16)*mix(.88,1.,soft(b*2.-1.));
  vec3 rays=mix(dark1,light1,ray); rays=mix(rays,mix(rays,three,.62),outer);
  rays*=1.-.26*exp(-max(b-.5,0.)*9.)*(1.-ray)*soft(away*2.);
  c=mix(c,rays,mid*open);
  float f=fract((ang-whirl)/6.28318*7.-t/6.), fine=exp(-pow((f-.5)*7.,2.))+.6*exp(-pow((fract(f*2.3+.2)-.5)*12.,2.));
  c+=(1.-c)*fine*.20*mid*(1.-outer)*open;
  c+=(mix(two,vec3(1.),.6)-c)*.75*exp(-away*away/(fade.x*fade.x*2.6))*soft(t*3.);
#if DETAIL>0
  // halftone towards the edge, as on an old poster
  vec2 hg=turn(.5)*q*17.; float dot1=length(fract(hg)-.5); c=mix(c,mix(c,three,.55),soft(.5-(dot1-.46*soft((r-.62)/.85))/aa/34.)*soft((r-.6)*4.)*open*.75);
#endif
  // a wave of light at the burst
  float wave=away-out3(t/1.1)*1.9; c+=(1.-c)*.6*exp(-wave*wave*60.)*soft(1.-t/1.1);
  flying(c,q,ang,away);
  if(go>0.&&go<1.){ float far1=away-mix(.2,2.2,out3(go)); c+=(1.-c)*.5*exp(-far1*far1*50.)*soft((1.-go)*2.);
    for(int i=0;i<14;i++){ float k=float(i), h=fract(k*.61803), a=(k+.5*h)/14.*6.28318, s=mix(.05,.095,fract(k*.3819))*soft((1.-go)*2.5)*soft(go*6.); vec2 p=q-vec2(cos(a),sin(a))*badge*mix(.8,1.5+.35*h,out3(go)); if(s<.002||dot(p,p)>s*s*4.) continue;
      p=turn(go*(2.+h*3.)*(h<.5?1.:-1.))*p; c=mix(c,shade(c),soft(.5-star(p-vec2(.2,-.35)*s,s)/(s*.7))*.5); c=mix(c,mix(h<.5?two:vec3(1.),vec3(1.),.4)*(1.-.10*step(p.x,0.)),soft(.5-star(p,s)*px/1.6)); } }
  // the seal
  float e0=back((t-.12)/.7), e1=back((t-.24)/.7), e2=back((t-.36)/.7), beat=1.+.010*sin(t*W*2.)+.055*soft(1.-abs(go*4.-1.));
  if(e0>.01){ float d=sealAt(q,e0*beat*1.15,t*W/12.*2.,24.,.055), sh=sealAt(q-vec2(.014,-.032),e0*beat*1.15,t*W/12.*2.,24.,.055);
    c=mix(c,shade(c)*.8,soft(.55-sh/.09)*.7); vec3 s=mix(two,vec3(1.),.10+.25*soft(q.y+.3)); c=mix(c,s,soft(.5-d/aa)); }
  if(e1>.01){ float d=sealAt(q,e1*beat*1.055,-t*W/12.*2.,24.,.045), sh=sealAt(q-vec2(.008,-.018),e1*beat*1.055,-t*W/12.*2.,24.,.045);
    c=mix(c,shade(c),soft(.55-sh/.05)*.55); c=mix(c,mix(lining,vec3(1.),.12*soft(q.y+.4)),soft(.5-d/aa)); }
  if(e2>.01){ float d=sealAt(q,e2*beat*.955,0.,1.,0.), sh=sealAt(q-vec2(.006,-.012),e2*beat*.955,0.,1.,0.);
    c=mix(c,shade(c),soft(.55-sh/.035)*.5); vec3 s=mix(seal,mix(seal,vec3(1.),.16),soft(q.y*.8+.4)); s=mix(s,s*mix(seal,vec3(1.),.6),soft(length(q/badge)*1.1-.35)*.6);
    float sun=fract(ang/6.28318*40.); s+=(1.-s)*.045*smoothstep(.45,.55,abs(sun-.5)*2.)*soft(length(q/badge)*1.4-.2);
    c=mix(c,s,soft(.5-d/aa)); float ring=abs(d+.032)-.0035; float dash=fract((ang+t*W/12.)/6.28318*72.); c=mix(c,mix(lining,vec3(1.),.3),soft(.5-ring/aa)*step(.42,dash)*soft((t-.9)*2.)); }
  c*=mix(vec3(1.),mix(three,vec3(.85),.4),soft(r*.8-.5)*.55);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;
