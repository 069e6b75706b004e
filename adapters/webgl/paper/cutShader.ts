import { SHEETS } from "./sheets.ts";

/** Hills of cut paper under a sun of paper discs. */
export const CUT = /* glsl */ `${SHEETS}
uniform vec4 sun; uniform vec3 light; uniform float far;
float ridge(vec2 p,float k){ float x=p.x+k*1.37, f=1.+.22*k, y=mix(.02,-.80,k/3.)*far-(1.-far)*.45;
  y+=(.12-.014*k)*sin(x*2.1*f)+.055*sin(x*4.7*f+k*2.)+(k<.5?.05*(1.-2.*abs(fract(x*1.1)-.5)*2.):0.)+edge(p*1.2,k)-(1.-back((t-.15-.16*k)/.9))*.9; return (p.y-y)*.82; }
float cloud(vec2 p,float s){ p/=s; float d=min(length(p)-.30,min(length(p-vec2(.34,-.08))-.22,length(p+vec2(.34,.09))-.20)); d=min(d,max(abs(p.x)-.50,abs(p.y+.20)-.10)-.02); return max(d,-p.y-.31)*s; }
void puff(inout vec3 c,vec2 q,float y,float s,float own,vec3 tone){
  float way=fract(own+t/6.*0.+.0), x=(way*2.-1.)*unit+.05*sin(W*t+own*9.)+(1.-back((t-.3-own*.4)/1.))*(way<.5?-1.:1.); vec2 p=q-vec2(x,y+.012*sin(W*t+own*5.)); if(sq(p)>s*s*1.2) return;
  float f=shadow.x*1.6; lay(c,cloud(p,s),cloud(p-FALL*f,s),f,tone); }
float pine(vec2 p,float s){ p/=s; float d=max(abs(p.x)-.05,abs(p.y)-.14); for(int i=0;i<3;i++){ float k=float(i), y=p.y-.08-.24*k; d=min(d,max(-y,dot(vec2(abs(p.x),y),vec2(.86,.5))-(.27-.045*k))); } return d*s; }
/** A bird seen from below, wings up by f. */
float bird(vec2 p,float f){ float x=abs(p.x); return max(abs(p.y-f*x*(1.-.55*x))-.26*(1.-x)*(1.-.35*x)-.012,x-1.)*.62; }
void main(){
  vec2 q=(vUv*2.-1.)*vec2(unit,1.); weave(q);
  float up=back((t-.1)/1.1); vec2 o=q-vec2(sun.x,mix(sun.y-1.,sun.y,up));
  vec3 c=mix(mix(ground,mini,.55),mix(ground,vec3(1.),.10),soft(.75-q.y*.55)); printed(c,q,soft(t/.6));
#if EFFECT==2
  c=mix(c,c*c*.55+pairs[0]*.12,.72);
#endif
  // rings of paper round the sun
  for(int i=0;i<3;i++){ float k=float(2-i), rad=sun.z*(1.62+.56*k)*back((t-.2-.12*k)/.9)*(1.+.012*sin(W*t*2.-k)), f=shadow.x*.7; vec2 p=o; float d=length(p)-rad+edge(p,k+7.)*.8, e=length(p-FALL*f)-rad+edge(p-FALL*f,k+7.)*.8;
    vec3 a=dyed(mix(c,light,sun.w*.8),k+2.); lay(c,d,e,f,a); }
#if EFFECT==2
  c=boreal(c,q,.02*far);
#endif
  { float f=shadow.x, rad=sun.z*back((t-.1)/1.); vec3 a=light; a=mix(a,a*vec3(1.,.93,.84),soft(patchy(o*11.+4.)*1.6-.5)*.35);
    float b=abs(fract(atan(o.x,o.y)/6.28318*16.+t/6.*2.)-.5); a=mix(a,mix(a,vec3(1.),.35),soft((b-.25)*10.+.5)*soft(length(o)/rad*1.4-.3)); lay(c,length(o)-rad,length(o-FALL*f)-rad,f,a); }
  vec3 white=mix(mix(ground,vec3(1.),.72),light,.2);
  puff(c,q,.12*far+sun.y*.4,.34,.10,mix(white,ground,.25)); puff(c,q,.24*far+sun.y*.4,.27,.93,white);
  // its event: three birds
  float go=(t-4.4)/3.; if(go>0.&&go<1.) for(int i=0;i<3;i++){ float k=float(i), s=.15-.022*k, f=shadow.x*1.2, wings=.75*sin(t*7.+k*1.3)+.45;
    vec2 p=(q-vec2(mix(-1.2,1.45,go)*unit-abs(k-1.)*.26+.08*k,.02*far+.20*go+(k-1.)*.17+.03*sin(go*11.+k)))/s; if(sq(p)<3.) lay(c,bird(p,wings)*s,bird(p-FALL*f/s,wings)*s,f,white); }
  for(int i=0;i<4;i++){ float k=float(i), f=shadow.x*(1.+.45*k); float d=ridge(q,k), e=ridge(q-FALL*f,k);
    if(i==2||i==3){ for(int j=0;j<7;j++){ float h=chance(ivec2(j+20*i,77)), x=(float(j)/6.*2.-1.+(h-.5)*.24)*unit*1.05, g=back((t-.8-h*.7)/.7), s=mix(.16,.30,chance(ivec2(j+3,i)))*(i==3?1.15:.8); if(g<=.01||h<.2||abs(q.x-x)>s*.5) continue;
        float foot=q.y-ridge(vec2(x,q.y),k)/.82; vec2 p=vec2(q.x-x,q.y-foot+.02); p.x-=.02*sin(W*t+h*20.)*p.y; p.y/=g; float ff=f*.6; vec3 a=paired(i,.2+p.y)*mix(.78,1.16,step(0.,-p.x)); lay(c,pine(p,s),pine(p-FALL*ff,s),ff,a); } }
    vec3 a=paired(i,d*-2.2+.05); lay(c,d,e,f,a); }
  finish(c,q);
}`;
