/** Warm paper with rays, three garlands of flags above and a hill of dots below. */
export const GARLAND = /* glsl */ `
const vec3 INK[6]=vec3[6](vec3(.933,.275,.427),vec3(1.,.635,.361),vec3(1.,.820,.400),vec3(.235,.651,.639),vec3(.486,.353,.780),vec3(.973,.592,.714));
float soft1(float x){ return smoothstep(0.,1.,x); }
vec3 over(vec3 c,vec3 ink,float a){ return mix(c,ink,a); }
float flag(vec2 p,float w,float h){ return max(abs(p.x)-w*(1.+min(p.y,0.)/h),max(p.y,-p.y-h)); }
void garland(inout vec3 c,vec2 q,float y,float sag,float k,float aa){
  float come=1.-pow(1.-clamp((t-.1-k*.18)/.9,0.,1.),3.);
  float swing=sin(t*W+k*2.1)*.012, lift=(1.-come)*.7;
  float rope=y+lift+sag*(q.x*q.x)/(unit*unit)-sag*.55;
  float n=5.+2.*floor(unit*2.+k), x=(q.x/unit*.5+.5)*n, id=floor(x);
  for(float s=-1.;s<=1.;s+=1.){
    float i=id+s, cx=((i+.5)/n*2.-1.)*unit, cy=y+lift+sag*(cx*cx)/(unit*unit)-sag*.55;
    float slope=2.*sag*cx/(unit*unit), a=atan(slope)+swing*(3.+mod(i,3.));
    vec2 p=q-vec2(cx,cy); p=mat2(cos(a),-sin(a),sin(a),cos(a))*p; float w=unit/n*.78, h=w*2.2;
#if DETAIL>0
    float sh=flag(p-vec2(.012,-.022),w,h); c=mix(c,c*vec3(.80,.66,.68),smoothstep(.028,-.02,sh)*.55*come);
#endif
    float d=flag(p,w,h); vec3 ink=INK[int(mod(i*5.+k*2.+60.,6.))]; ink=mix(ink,vec3(1.),.10*smoothstep(-h,0.,p.y))*(1.-.10*step(0.,p.x));
    float dots=length(fract(vec2(p.x+p.y,p.x-p.y)/w*2.2)-.5)-.17; if(mod(i+k,3.)<.5) ink=mix(ink,vec3(1.),smoothstep(aa*20.,-aa*20.,dots)*.75);
    c=mix(c,ink,smoothstep(aa,-aa,d));
  }
  c=mix(c,vec3(.45,.16,.27),smoothstep(aa*1.2,-aa*1.2,abs(q.y-rope)-.006));
}
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); float aa=fwidth(q.y)*.8, r=length(q-vec2(0.,-.1));
  vec3 c=mix(vec3(1.,.955,.905),vec3(1.,.835,.770),smoothstep(.05,1.35,r));
  float ray=atan(q.x,q.y+.1)/6.28318*20.+t/6.; c=mix(c,c*vec3(1.,.965,.945),smoothstep(-.1,.1,abs(fract(ray)-.5)-.25)*smoothstep(.1,.7,r));
  // paper dots that rise from below and thin out
  vec2 g=q*vec2(5.2); g.x+=.5*mod(floor(g.y),2.); ivec2 id=ivec2(floor(g)); float low=smoothstep(-.25,-1.,(float(id.y)+.5)/5.2);
  vec2 o=vec2(chance(id),chance(id+77))*.36-.18; float size=(.12+.30*chance(id+31))*low*clamp((t-.4-chance(id+5)*.8)/.5,0.,1.)*(1.+.06*sin(t*W+float(id.x*3+id.y)));
  vec2 f=fract(g)-.5-o; float d=length(f)-size;
  c=mix(c,c*vec3(.86,.72,.74),smoothstep(.10,-.08,length(f-vec2(.05,-.09))-size)*.5*step(.01,size));
  vec3 ink=INK[int(mod(float(id.x*5+id.y*7+120),6.))]; c=mix(c,mix(ink,vec3(1.),.12*smoothstep(-size,size,f.y)),smoothstep(aa*5.,-aa*5.,d)*step(.01,size));
  // its event: three balloons rise behind the words
  for(int i=0;i<3;i++){ float k=float(i), go=(t-4.4-k*.4)/2.7; if(go<=0.||go>=1.) continue; float s=.19-.025*k;
    vec2 b=q-vec2((k<.5?-.62:k<1.5?.60:.10)*unit+.035*sin(go*7.+k*2.),mix(-1.3,1.75,go)); vec2 u=b/s; if(abs(u.x)>1.6||u.y>1.7||u.y<-5.) continue;
    float d=length(u*vec2(1.,u.y<0.?.86:1.))-1.; d=min(d,max(abs(u.x)+.55*(u.y+1.13),-u.y-1.36)); float lineAt=abs(u.x-.09*sin(u.y*2.4+t*5.)*soft1(-u.y-1.2))-.022;
    c=mix(c,vec3(.45,.16,.27),smoothstep(aa/s,-aa/s,max(lineAt,max(u.y+1.2,-u.y-3.6)))*.75);
    c=mix(c,c*vec3(.80,.66,.68),smoothstep(.25,-.2,length(u-vec2(.16,-.30))-1.)*.45);
    vec3 ink=INK[i*2+(i==2?1:0)]; ink=mix(ink,vec3(1.),.26*smoothstep(1.1,0.,length(u-vec2(-.25,.35)))); ink*=1.-.22*smoothstep(.45,1.25,length(u-vec2(-.25,.3))); ink=mix(ink,vec3(1.),.75*smoothstep(.22,.05,length((u-vec2(-.42,.46))*vec2(1.3,.8))));
    c=mix(c,ink,smoothstep(aa/s,-aa/s,d)); }
  garland(c,q,1.02,.20,0.,aa); garland(c,q,.86,.34,1.,aa);
  c*=mix(vec3(1.),vec3(.93,.80,.78),smoothstep(.8,1.8,length(q/vec2(max(unit,.8),1.)))*.6);
  gl_FragColor=vec4(c+grain()*.012,1.);
}`;
