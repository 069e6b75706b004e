/** Rings running out over a pond after a drop has fallen, pearls of water left on it. */
export const RIPPLES = /* glsl */ `
uniform vec3 near, far; uniform float bright;
float soft(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
float back(float x){ x=clamp(x,0.,1.)-1.; return 1.+x*x*(2.9*x+1.9); }
const float RINGS=3.6, START=.24;
/** Its event: a second drop, when it falls in and where. */
const float AGAIN=4.75; vec2 spot(){ return vec2(unit*.40,-.60); }
/** How far that one's first ring has come, 0 where there is none. */
float ring(){ return t>AGAIN&&t<AGAIN+2.4?(t-AGAIN)*.95:0.; }
float fading(){ return soft((AGAIN+2.4-t)/1.5); }
/** How far the first ring has come. */
float front(){ return max(t-START,0.)*1.7; }
vec2 stretch(vec2 q){ return q/vec2(mix(1.,1.22,soft(unit-.8)),1.); }
/** Rings at q: phase in rings, and how high the water goes there. */
vec2 phase(vec2 q){
  vec2 s=stretch(q); float r=length(s), a=atan(s.y,s.x);
  vec2 b=q-vec2(-unit*.86,-.92), c=q-vec2(unit*.92,.86); float rb=length(b), rc=length(c);
  float p=r*RINGS-t/6.*2.+.10*sin(a*3.+t*W)*soft(r*1.6-.3)+.07*sin(a*5.-t*W)*soft(r*1.4-.5);
  p+=.30*sin(rb*13.-t*W*2.)*exp(-rb*2.1)+.26*sin(rc*12.-t*W*2.+1.)*exp(-rc*2.2);
  float go=ring(); if(go>0.){ float d=length(q-spot()), e=d-go+.16; p+=.62*sin(e*26.)*exp(-e*e*26.)*fading(); }
  return vec2(p,soft((front()-r)*4.+.15)); }
vec3 pond(vec2 q){
  float r=length(stretch(q)), e=1.5/px; vec2 m=phase(q); float live=m.y;
  float p=m.x, id=floor(p), f=p-id; float cr=(id+.5+t/6.*2.)/RINGS;
  // every ring is one tone, lighter the further it has run
  vec3 flat1=mix(near,mix(near,far,.55),soft(r*.55));
  float k=.02+1.02*soft(cr*.80-.12);
  vec3 tone=mix(near,far,k);
  vec3 dark=near*near*mix(vec3(1.),near,.3);
  float w=fwidth(p)*.8; vec2 n=normalize(vec2(dFdx(p),dFdy(p))+1e-6);
  float slope=sin(f*6.2832), lit=dot(n,normalize(vec2(-.45,.9)));
  vec3 c=tone;
  // a crest lit from above left, the shadow of the ring before on its inner edge
  c=mix(c,c*mix(near,vec3(1.),.55),soft(1.-f*2.2)*.55*soft(cr*2.-.1));
  c+=(1.-c)*.34*soft(1.-abs(f-.80)*4.5)*max(lit,0.); c*=1.-.20*soft(1.-abs(f-.55)*3.)*max(-lit,0.);
  c+=(1.-c)*.55*soft(1.-abs(f-.88)*15.)*pow(max(lit,0.),3.)*soft(cr*3.);
  c=mix(c,mix(c,vec3(1.),.5),soft(1.-abs(f-.965)/(.03+w))*.40*soft(cr*1.5));
  c=mix(c,mix(c,dark,.35),soft(1.-f/(.05+w))*.5);
  c=mix(flat1,c,live);
  // the wave that the drop threw up
  float fr=r-front(); float crest=exp(-fr*fr*160.)*soft(front()*6.)*soft(1.9-front());
  c=mix(c,mix(far,vec3(1.),.6),crest*.75); c=mix(c,dark,exp(-(fr-.10)*(fr-.10)*200.)*.35*soft(front()*6.)*soft(1.9-front()));
  float go=ring(); if(go>0.) for(float k=0.;k<3.;k++){ float e=length(q-spot())-go+k*.17, a=fading()*(1.-k*.28)*soft((go-k*.17)*9.); c=mix(c,mix(far,vec3(1.),.6),exp(-e*e*700.)*.62*a); c=mix(c,dark,exp(-(e-.055)*(e-.055)*700.)*.34*a); }
  return c;
}
/** A drop on its way down to a place; k how far it has come. */
void drop(inout vec3 c,vec2 q,vec2 to,float k,float aa){
  vec2 u=(q-vec2(to.x,mix(1.25,to.y,k*k)))/.075; u.x*=1.+.45*soft(u.y*.7); float d=length(u); vec3 w=mix(far,vec3(1.),.35); w+=(1.-w)*soft(1.-length(u-vec2(-.3,.3))*2.); c=mix(c,w,soft(.5-(d-1.)*.075/aa)); }
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float r=length(q), aa=1.5/px;
  vec3 c=pond(q);
  // pearls of water, a lens each
  for(int k=0;k<2;k++){ float cell=k==0?.34:.19; ivec2 id=ivec2(floor(q/cell+float(k)*.37)); float h=chance(id+70+k*300);
    vec2 mid=(vec2(id)-float(k)*.37+.5+(vec2(chance(id+1),chance(id+2))-.5)*.42)*cell;
    float far1=length(stretch(mid)), want=k==0?.42:.60; if(h<want||far1<.62) continue;
    float s=cell*mix(.12,.27,chance(id+5))*back((t-START-far1*.8-.1)/.6)*(1.+.03*sin(t*W*2.+h*30.)); if(s<.002) continue;
    mid+=vec2(sin(t*W+h*40.),cos(t*W+h*20.))*.006; vec2 u=(q-mid)/s; float d=length(u);
    float sh=length(u-vec2(.22,-.42)); c=mix(c,c*c*mix(near,vec3(1.),.2),soft(.5-(sh-1.)/.6)*.55);
    if(d<1.05){
#if DETAIL>0
      vec3 in1=pond(mid-u*s*2.2);
#else
      vec3 in1=mix(near,far,.3+.5*soft(length(mid)*.8));
#endif
      in1=mix(in1,mix(far,vec3(1.),.35),.22); in1*=mix(.78,1.10,soft(.55-u.y*.6)); in1+=(1.-in1)*.5*soft((d-.55)*2.2)*soft(-u.y+u.x*.4);
      in1+=(1.-in1)*.95*soft(.5-(length((u-vec2(-.32,.42))*vec2(1.,1.25))-.20)*6.); in1+=(1.-in1)*.6*soft(.5-(length(u-vec2(.36,-.44))-.09)*8.);
      in1=mix(in1,near*near,soft((d-.82)*6.)*.32*soft(u.y+.6)); c=mix(c,in1,soft(.5-(d-1.)*s/aa)); } }
  if(t<START) drop(c,q,vec2(0.),t/START,aa);
  if(t>AGAIN-.35&&t<AGAIN) drop(c,q,spot(),1.-(AGAIN-t)/.35,aa);
  float pull=soft(1.15-r/max(.5*unit+.35,.6)); c=mix(c,mix(c,bright>.5?near*near*.9+near*.1:mix(near,vec3(1.),.35),.42),pull*.75);
  c*=mix(vec3(1.),mix(near,vec3(.8),.4),soft(length(q/vec2(max(unit,.75),1.))*.75-.42)*.5);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;
