import type { RocketTheme } from "#core/domain/cover/index.ts";
import type { Scenery } from "../solid/index.ts";

/** When a satellite passes, and how long it takes. Seconds. */
export const PASS = { from: 4.8, to: 9.6 } as const;

/** Dusk: the last light low in the sky, banks of cloud before it, and after a while a satellite on its round. */
const GLSL = /* glsl */ `
float box(vec2 p,vec2 b){ vec2 d=abs(p)-b; return max(d.x,d.y); }
float bank(float x,float k){ float s=0., a=.62, f=2.1+.35*k; for(int i=0;i<3;i++){ s+=abs(sin(x*f+k*2.7+float(i)*1.7))*a; a*=.52; f*=2.15; } return s*smoothstep(-.3,.6,sin(x*1.3+k*4.)+.35); }
vec3 behind(vec2 q,vec2 c){
  float pale=dot(ground,vec3(.3,.6,.1)); vec3 high=ground*mix(vec3(1.),ground,.25), warm=mix(own[0],vec3(1.,.66,.48),.35);
  float y=q.y+.35*c.x*c.x*.3; vec3 col=mix(high,ground,soft(1.1-y)); col=mix(col,mix(ground,warm,.42),soft(.5-y*.9)); col=mix(col,mix(warm,vec3(1.,.82,.66),.3),soft(.12-y*1.1)*.9);
  float s=length((q-vec2(middle.x*unit+.42,-.62))*vec2(.8,1.)); col=mix(col,mix(warm,vec3(1.,.96,.84),.6),exp(-s*s*2.2)*.75);
  for(int i=0;i<4;i++){ float k=float(i), lie=.12-.2*k; float drift=.05*sin(W*t+k*2.); float top=lie+.21*bank(q.x+drift+k*3.1,k)*(.75+.12*k)-.09; float d=top-q.y, w=fwidth(q.y)*1.2;
    float body=smoothstep(-w,w,d)*exp(-max(d,0.)*(7.-k)); vec3 cloud=mix(mix(mini,ground,.35),mix(warm,mini,.30),.2+.2*k); col=mix(col,cloud,body*(.62+.07*k)); col=mix(col,mix(warm,vec3(1.),.45),exp(-pow(d*46.,2.))*.26*smoothstep(-w,w,d+.012)); }
  float k=during(${PASS.from.toFixed(1)},${PASS.to.toFixed(1)});
  if(k>0.&&k<1.){
    vec2 at=vec2(mix(-unit-.22,unit+.22,k),.20+.20*sin(3.1416*k)); float a=-.35+.5*k, co=cos(a), si=sin(a); vec2 p=mat2(co,-si,si,co)*(q-at)/1.35; float w=fwidth(q.y)*.9;
    float panels=min(box(p-vec2(.085,0.),vec2(.050,.026)),box(p+vec2(.085,0.),vec2(.050,.026))), arm=box(p,vec2(.05,.005)), body=box(p,vec2(.026,.034)), dish=max(length(p-vec2(0.,.052))-.026,-(p.y-.046));
    vec2 grid=abs(fract(vec2(p.x-.035,p.y)*vec2(40.,38.)+.5)-.5); vec3 sheet=mix(mix(vec3(.16,.30,.62),own[0],.15),vec3(.75,.88,1.),smoothstep(.1,.0,min(grid.x,grid.y))*.5+.25*soft(.5+p.x*6.*(.5-k)));
    col=mix(col,vec3(.82),smoothstep(w,-w,arm)); col=mix(col,sheet,smoothstep(w,-w,panels)); col=mix(col,mix(vec3(.98,.96,.92),vec3(.62,.60,.68),soft(.5-p.x*26.)),smoothstep(w,-w,min(body,dish)));
    float blink=pow(.5+.5*sin(W*t*9.),12.); vec2 l=p-vec2(0.,-.044); col=mix(col,vec3(1.,.35,.30),(smoothstep(.010,.004,length(l))+.55*exp(-dot(l,l)*900.))*blink); }
  return col; }
vec3 before(vec3 col,vec2 q){ return col; }`;

export const sceneryOf = ({ scene }: RocketTheme): Scenery => ({
  glsl: GLSL,
  own: [scene.trailColor, scene.shipColor],
});
