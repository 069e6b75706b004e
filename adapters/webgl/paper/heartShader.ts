import { SHEETS } from "./sheets.ts";

/** A heart opened through four sheets, hearts that grow and hearts that hang, the title in its depth. */
export const HEART = /* glsl */ `${SHEETS}
uniform vec3 bloom; uniform vec2 size; float room;
/** One small folded heart of radius s, its shadow far below it. */
void folded(inout vec3 c,vec2 p,float s,vec3 tone,float far){
  if(s<.002||sq(p)>s*s*3.) return; float d=(heart(p/s)-.04)*s, e=(heart((p-FALL*far)/s)-.04)*s;
  tone*=p.x<0.?1.06:.86; tone+=(vec3(1.)-tone)*(.16*soft(p.y/s+.3)+.10*soft(1.-abs(p.x)/(s*.05))); lay(c,d,e,far,tone); }
/** The hole in the k-th sheet from below, 0 to 3. */
float hole(vec2 p,float k){ float e=back((t-.10-(3.-k)*.15)/.85), g=.004+k*.074+.005*sin(W*t*2.-k*.9); if(e<=.002) return length(p)+.01;
  vec2 s=size*e; return heart(p/s)*min(s.x,s.y)-g*e+edge(p,k)*e; }
void opened(inout vec3 c,vec2 q,float k,vec3 a,float far){ lay(c,-hole(q,k),-hole(q-FALL*far,k),far,a); }
float hill(vec2 p,float k){ float y=-1.02+.155*(2.-k)+.20*p.x*p.x*(1.15-.2*k)/max(unit*unit,.5)*.9+.030*sin(p.x*(3.+k)+k*2.2)+edge(p*1.4,k+5.)-(1.-back((t-.25-.14*(2.-k))/.8))*.6; return (p.y-y)*.93; }
/** A heart on a stem, rooted at x and up high. */
void flower(inout vec3 c,vec2 q,float x,float foot,float up,float s,float own,vec3 tone,vec3 stem){ up*=room; s*=room;
  float e=back((t-.85-own*.55)/.8); if(e<=.01) return; float h=up*e, k=clamp((q.y-foot)/h,0.,1.), bend=(own-.5)*.10+.022*sin(W*t+own*9.);
  if(abs(q.x-x)>s*1.6+.14||q.y>foot+h+s*1.2) return;
  vec2 p=vec2(q.x-x-bend*k*k,q.y-foot); float d=max(abs(p.x)-.0085,max(-p.y-.3,p.y-h)), far=shadow.x*.8;
  vec2 p2=p-FALL*far; lay(c,d,max(abs(p2.x)-.0085,max(-p2.y-.3,p2.y-h)),far,stem);
  for(int i=0;i<2;i++){ float w=i==0?1.:-1., at=i==0?.38:.60; vec2 l=q-vec2(x+bend*at*at,foot+h*at); l=turn(w*(.95+.10*sin(W*t*2.+own*20.+w)))*l-vec2(0.,s*.30); l/=vec2(.78,1.); folded(c,l,s*.42*back((t-1.2-own*.5)/.6),stem,far); }
  vec2 b=q-vec2(x+bend,foot+h); folded(c,turn(-bend*2.2+.06*sin(W*t+own*7.))*b,s*e,tone,shadow.x*1.3); }
/** A heart on a thread from above. */
void hung(inout vec3 c,vec2 q,float x,float len,float s,float own,vec3 tone){ len*=room; s*=room;
  float e=back((t-.25-own*.5)/.9); if(e<=.01) return; float y=1.02-len*e; if(abs(q.x-x)>s*1.5+.10||q.y<y-s*1.6) return;
  float a=.085*sin(W*t+own*12.)+.20*sin(t*5.+own*6.)*(1.-soft(t/3.4)); vec2 p=turn(-a)*(q-vec2(x,1.05)); float far=shadow.x*1.5;
  vec2 p2=p-FALL*far; float l=len*e+.03; lay(c,max(abs(p.x)-.0028,-p.y-l),max(abs(p2.x)-.0028,-p2.y-l),far,mix(tone,vec3(1.),.55));
  folded(c,p+vec2(0.,l+s*.33),s,tone,far); }
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float r=length(q/vec2(max(unit,.75),1.)); room=clamp(unit*1.4,.85,1.55); weave(q);
  vec2 o=q-vec2(0.,size.y*.07);
  // the depth
  vec3 c=mix(paired(0,1.),pairs[0],soft(length(o/size)*1.5)); c=mix(c,mix(c,mini,.55),soft(1.-length(o/size-vec2(-.05,.2))*2.));
  float rays=abs(fract(atan(o.x,o.y+.1)/6.28318*18.+t/6.)-.5); c=mix(c,mix(c,mini,.35),soft((rays-.25)*12.+.5)*soft(length(o)*2.-.1)*.8); c*=1.+(fibre-.5)*.08;
#if EFFECT==2
  c=boreal(c,o,-.25);
#endif
  if(hole(o,3.)<.12){
    // hearts that rise in it
    for(int i=0;i<14;i++){ float k=float(i), h=fract(k*.61803+.2), g=fract(k*.3819+.5), way=fract(g+t/6.*(h>.7?2.:1.)), s=mix(.034,.085,fract(k*.7548))*size.x*soft(way*6.)*soft((1.-way)*6.)*soft((t-.8)/.8);
      vec2 p=o-vec2((h*2.-1.)*.52*size.x+.03*sin(W*t*2.+k),mix(-.55,.55,way)*size.y); folded(c,turn(.35*sin(W*t+k*2.))*p,s,dyed(mix(bloom,pairs[2],.55+.25*h),1.),.014); }
#if EMPTY==1
    folded(c,o-vec2(0.,.05*size.y),size.x*.62*back((t-.8)/.9)*(1.+.02*sin(W*t*2.)),dyed(bloom,2.),.05);
#endif
    opened(c,o,0.,paired(1,.35-q.y*.5+q.x*.2),shadow.x*1.2);
    opened(c,o,1.,paired(2,.45-q.y*.5+q.x*.2),shadow.x*1.5);
    opened(c,o,2.,paired(3,.5-q.y*.5+q.x*.2),shadow.x*1.8);
  }
  // the ground is the uppermost sheet
  vec3 top=mix(mix(ground,vec3(1.),.10),mix(ground,mini,.55),soft(r*.95-.05)); printed(top,q,soft(t/.6)); opened(c,o,3.,top,shadow.x*2.2);
  // what grows below
  float side=max(unit,.5);
  vec3 pale=paired(3,.8), rose=dyed(bloom,2.), white=dyed(mix(bloom,vec3(1.),.78),2.), leaf=paired(3,.1), stem=paired(2,.9);
  flower(c,q,-.83*side,-.88,.50,.165,.1,pale,stem); flower(c,q,.84*side,-.88,.44,.15,.6,white,stem); flower(c,q,.58*side,-.9,.28,.105,.4,rose,stem);
  { float d=hill(q,0.), f=shadow.x*1.4; lay(c,d,hill(q-FALL*f,0.),f,paired(1,1.+d*2.)); }
  flower(c,q,-.56*side,-.95,.33,.135,.75,rose,leaf); flower(c,q,.93*side,-.95,.24,.10,.2,rose,leaf); flower(c,q,.40*side,-1.,.19,.085,.9,pale,leaf);
  { float d=hill(q,1.), f=shadow.x*1.5; lay(c,d,hill(q-FALL*f,1.),f,paired(0,1.05+d*3.)); }
  flower(c,q,-.90*side,-.98,.22,.115,.8,white,leaf); flower(c,q,.68*side,-1.,.20,.12,.3,pale,leaf); flower(c,q,-.24*side,-1.05,.17,.080,.5,white,leaf);
  { float d=hill(q,2.), f=shadow.x*1.6; lay(c,d,hill(q-FALL*f,2.),f,mix(pairs[0],pairs[0]*.72,soft(-d*4.))); }
  // what hangs above
  hung(c,q,-.86*side,.34,.125,.1,pale); hung(c,q,-.58*side,.12,.080,.5,rose); hung(c,q,.60*side,.17,.090,.3,pale); hung(c,q,.87*side,.43,.135,.8,rose); hung(c,q,.02*side,.20,.105,.6,white);
  // its event: a butterfly of folded paper
  float go=(t-4.4)/2.9; if(go>0.&&go<1.){ float s=.155*room, flap=mix(.42,1.,abs(sin(t*8.)));
    vec2 p=q-vec2(mix(-1.25,1.25,go)*side,mix(-.50,.70,go*go*go*go*go)+.09*sin(go*9.4)+.02*sin(t*18.)); if(sq(p)<s*s*6.){
      p=turn(-.55+.35*cos(go*9.4))*p; p.x/=flap; float far=shadow.x*2.4; vec2 low=vec2(p.x,-p.y-s*.46);
      folded(c,low,s*.60,mix(rose,white,.35),far); folded(c,p-vec2(0.,s*.22),s,mix(pale,white,.5),far);
      float body=length(vec2(p.x*flap,max(abs(p.y+s*.02)-s*.34,0.)))-s*.055; lay(c,body,body,.01,stem); } }
  finish(c,q);
}`;
