/** Points along the outline of the large heart: its lace and its seam. */
export const LACE = 52;

/** Paper hearts rising over a patterned ground, and in their middle a large one, cut out and edged with lace. */
export const HEARTS = /* glsl */ `
uniform vec3 ground, pat, mini, hearts[4], bits[2]; uniform vec4 pattern; uniform float size; uniform vec4 lace[${LACE}];
float sq(vec2 v){ return dot(v,v); }
float heart(vec2 p){ p.x=abs(p.x); p.y+=.52;
  if(p.y+p.x>1.) return sqrt(sq(p-vec2(.25,.75)))-.35355;
  return sqrt(min(sq(p-vec2(0.,1.)),sq(p-.5*max(p.x+p.y,0.))))*sign(p.x-p.y); }
float back(float x){ x=clamp(x,0.,1.)-1.; return 1.+x*x*(2.9*x+1.9); }
float soft(float x){ x=clamp(x,0.,1.); return x*x*(3.-2.*x); }
vec3 deep(vec3 c){ return c*c*mix(vec3(1.),ground,.35)*.62; }
mat2 turn(float a){ return mat2(cos(a),sin(a),-sin(a),cos(a)); }
/** One small heart of radius s at p, in one of three makes. */
void one(inout vec3 c,vec2 p,float s,float make,vec3 tone,float blur,float dim){
  float aa=(1.6/px+blur)/s; vec2 u=p/s; float d=heart(u)-.05;
#if DETAIL>0
  float sh=heart(u-vec2(.10,-.20))-.05; c=mix(c,deep(c),soft(.5-sh/(.42+aa))*.55*dim);
#endif
  if(d>aa) return;
  vec3 t1=tone;
  if(make<.45) { t1*=u.x<0.?1.07:.86; t1+=.10*soft(.5-abs(u.x)*9.)*step(u.x,0.); t1=mix(t1,t1*vec3(.90,.82,.88),soft(.3-u.y)); }
  else if(make<.8){ t1=mix(t1,deep(t1)*1.25,soft(1.+d*4.5)*.55); t1+=(1.-t1)*(.62*soft(1.-length((turn(.6)*(u-vec2(-.27,.27)))*vec2(7.,12.)))+.20*soft(u.y*1.4+.1)); }
  else { float r=abs(d+.20)-.035; t1=mix(t1,mix(t1,vec3(1.),.75),soft(.5-r/.05)); }
  c=mix(c,t1,soft(.5-d/aa*.5)*dim);
}
/** A layer of rising hearts in cells of g, n of them a loop. */
void layer(inout vec3 c,vec2 q,float g,float n,int salt,float blur,float dim,float near,float room){
  vec2 u=q/g; float col=floor(u.x); u.y-=t/6.*n+chance(ivec2(int(col),salt))*n;
  ivec2 id=ivec2(int(col),int(floor(u.y))); int wrap=int(mod(float(id.y),n)); ivec2 key=ivec2(id.x*3+salt,wrap*5+salt);
  float h=chance(key); if(h<.26) return;
  float rad=mix(.26,.46,chance(key+11)); vec2 mid=vec2(.5)+(vec2(chance(key+3),chance(key+7))-.5)*(1.-rad*2.)+vec2(sin(t*W+h*6.3)*.03,0.);
  vec2 at=(vec2(id)+mid)*g; at.y+=(t/6.*n+chance(ivec2(int(col),salt))*n)*g;
  float away=length(at*vec2(1.,.9)); if(near>0.&&heart(at/size)*size<room) return;
  float e=back((t-.35-away*.45-chance(key+19)*.5)/.75); if(e<=0.) return;
  float a=(chance(key+23)-.5)*.9+.16*sin(t*W+h*20.);
  vec3 tone=hearts[int(chance(key+29)*3.999)];
  one(c,turn(a)*(fract(u)-mid)*g,rad*g*e*.86,chance(key+31),mix(tone,ground,near>0.?0.:.30*(1.-dim)),blur,dim);
}
void spark(inout vec3 c,vec2 q,float g){
  ivec2 id=ivec2(floor(q/g)); float h=chance(id+500); if(h<.60) return;
  vec2 mid=vec2(.5)+(vec2(chance(id+3),chance(id+9))-.5)*.5, p=(fract(q/g)-mid)*g; float away=length((vec2(id)+mid)*g);
  float tw=.55+.45*sin(t*W*(1.+floor(chance(id+13)*3.))+h*60.), s=g*mix(.07,.20,chance(id+17))*back((t-.5-away*.35)/.5)*mix(.7,1.,tw);
  if(s<=0.) return; vec3 b=bits[int(chance(id+21)*1.999)]; float d=chance(id+27)<.5?length(p)-s*.55:sqrt(abs(p.x))+sqrt(abs(p.y))-sqrt(s*1.6);
  c=mix(c,b,soft(.5-d/(chance(id+27)<.5?2./px:.05))*mix(.45,1.,tw));
}
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float aa=1.6/px, r=length(q/vec2(max(unit,.75),1.));
  vec3 c=mix(mix(ground,vec3(1.),.16),mix(ground,mini,.75),soft(r*.85)); c=mix(c,mix(c,vec3(1.),.14),soft(1.-length(q-vec2(-.3,.7))));
  // the pattern, stronger towards the edge, in a swell that runs outwards
  float col=pattern.w; vec2 g=q/col; if(pattern.x<.5) g.x+=mod(floor(g.y),2.)*.5; vec2 f=fract(g)-.5; float cr=length((floor(g)+.5)*col);
  float grow=back((t-cr*.55)/.6)*(1.+.14*sin(cr*6.-t*W*2.)), d=pattern.x<.5?length(f)-.24*grow:max(abs(f.x),abs(f.y))-.30*grow;
  if(pattern.x>.5){ vec2 e=abs(f)-.22*grow; d=length(max(e,0.))+min(max(e.x,e.y),0.)-.08*grow; }
  c=mix(c,pat,soft(.5-d*col/aa)*mix(pattern.y,pattern.z,soft(r))*step(.01,grow));
  spark(c,q,.17);
  layer(c,q+vec2(.07,0.),.30,3.,41,.002,.62,0.,0.);
  layer(c,q,.43,3.,97,0.,1.,0.,0.);
  // its event: little hearts fly out from behind the large one
  float go=clamp((t-4.4)/2.1,0.,1.);
  if(go>0.&&go<1.) for(int i=0;i<16;i++){ float k=float(i), h=fract(k*.61803+.3), a=(k+.5*h)/16.*6.28318+.2, way=1.-(1.-go)*(1.-go)*(1.-go), s=size*mix(.07,.16,fract(k*.3819))*soft(go*6.)*soft((1.-go)*2.2);
    vec2 p=q-vec2(cos(a),sin(a)*1.1)*size*mix(.5,1.02+.5*h,way)+vec2(0.,.16*go*go); if(s>.002&&sq(p)<s*s*5.) one(c,turn(.5*sin(a*3.+go*5.))*p,s,fract(k*.7548),hearts[i&3],0.,1.); }
  // the large heart: lace, card, and what is seen through it
  float beat=pow(.5+.5*sin(t*W*3.),8.)+.5*pow(.5+.5*sin(t*W*3.-.9),10.);
  float e0=back((t-.15)/.8), e1=back((t-.02)/.75), s=size*(1.+.016*beat); vec2 p0=turn((1.-e0)*.5)*q/(s*max(e0,.001)), p1=turn((e1-1.)*.4)*q/(s*max(e1,.001));
  float w0=aa/s; float d1=heart(p1);
  if(e1>0.){ float sh=heart(p1-vec2(.025,-.055))-.06; c=mix(c,deep(c),soft(.5-sh/.16)*.75); }
  if(e0>0.){ float dl=heart(p0)-.035, hole=1.; float seam=1.;
    if(abs(dl)<.16) for(int i=0;i<${LACE};i++){ dl=min(dl,length(p0-lace[i].xy)-.039); hole=min(hole,length(p0-lace[i].xy)-.015); seam=min(seam,length(p0-lace[i].zw)-.0085); }
    dl=max(dl,-hole);
    vec3 white=mix(vec3(1.),hearts[3],.22); white*=1.-.10*soft(1.+dl/.05);
    c=mix(c,white,soft(.5-dl/w0));
    float sh1=heart(p1-vec2(.008,-.018)); c=mix(c,mix(c,deep(ground),.8),soft(.5-sh1/.05)*.5*soft(.5-dl/w0));
    vec3 card=mix(hearts[0],vec3(1.),.16*soft(p1.y*1.2+.35)); card*=1.-.16*soft(.2-p1.y*1.4);
    card+=(1.-card)*.30*soft(1.-abs(d1+.010)/.010)*soft(p1.y+.3-p1.x*.6);
    c=mix(c,card,soft(.5-d1/w0)*step(.001,e1));
    c=mix(c,white,soft(.5-(seam)/w0)*soft((t-.7)/.5)*.9);
    float d2=d1+.085; float inside=soft(.5-d2/w0)*step(.001,e1);
    vec3 hole2=mix(mix(mini,vec3(1.),.10),mini*mix(vec3(1.),ground,.3),soft(length(p1*1.35)));
    vec2 gg=turn(.785)*p1*13.; hole2=mix(hole2,mix(hole2,pat,.5),soft(.5-(length(fract(gg)-.5)-.10)*4.)*mix(pattern.y,pattern.z,soft(length(p1)*1.5))*.8);
    float cut=heart(p1-vec2(.012,-.034))+.085; hole2=mix(hole2,deep(mini),soft(.5+cut/.11)*.62);
    c=mix(c,hole2,inside);
  }
  layer(c,q+vec2(.11,.2),.58,2.,151,.004,1.,1.,.15);
  c*=mix(vec3(1.),mix(mini,vec3(.75),.35),soft(r*.75-.45)*.42);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;
