/** Linear light to screen colours: Khronos neutral tone mapping, which keeps a theme's colours true. */
export const DISPLAY = /* glsl */ `
vec3 display(vec3 c){ float x=min(c.r,min(c.g,c.b)); c-=x<.08?x-6.25*x*x:.04; float p=max(c.r,max(c.g,c.b)); if(p>.76){ float q=1.-.0576/(p-.52); c*=q/p; c=mix(c,vec3(q),1.-1./(.15*(p-q)+1.)); }
  return mix(c*12.92,1.055*pow(max(c,0.),vec3(1./2.4))-.055,step(.0031308,c)); }
`;
