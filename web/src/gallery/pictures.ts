const picture = (body: string, box = "0 0 250 350") =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="500" height="700" preserveAspectRatio="xMidYMid slice">${body}</svg>`)}`;

const balloon = (x: number, y: number, tint: string) =>
  `<path d="M${x} ${y + 40}q6 60-8 150" stroke="#fff8" fill="none"/><ellipse cx="${x}" cy="${y}" rx="32" ry="39" fill="${tint}"/><ellipse cx="${x - 10}" cy="${y - 14}" rx="8" ry="12" fill="#fff5"/>`;

/** Stand-ins for living covers and photos, drawn here so that the page needs nothing else. */
export const balloons = picture(
  `<rect width="250" height="350" fill="#2f8f83"/>${balloon(60, 80, "#f2545b")}${balloon(130, 70, "#fff2dc")}${balloon(195, 85, "#f9c74f")}<text x="125" y="225" text-anchor="middle" font-family="Georgia" font-weight="700" font-size="34" fill="#fff">Happy</text><text x="125" y="262" text-anchor="middle" font-family="Georgia" font-weight="700" font-size="34" fill="#fff">birthday</text>`,
);
export const cake = picture(
  `<rect width="250" height="350" fill="#f7c3c6"/><ellipse cx="125" cy="285" rx="85" ry="16" fill="#c98a84"/><rect x="55" y="205" width="140" height="75" rx="12" fill="#fff1e4"/><path d="M55 215q0-16 16-16h108q16 0 16 16v18q-10 16-20 0-10 16-20 0-10 18-20 0-10 16-20 0-10 18-20 0-10 14-20 0-10 14-20 0z" fill="#e4627c"/><rect x="80" y="145" width="90" height="60" rx="10" fill="#ffe4d2"/><path d="M80 155q0-14 14-14h62q14 0 14 14v12q-9 14-18 0-9 14-18 0-9 14-18 0-9 14-18 0-9 12-18 0z" fill="#f08aa0"/><g fill="#d2333f"><circle cx="95" cy="138" r="8"/><circle cx="125" cy="134" r="8"/><circle cx="155" cy="138" r="8"/></g><path d="M110 130v-26M140 130v-26" stroke="#577590" stroke-width="5"/><path d="M110 102q-7-9 0-18 7 9 0 18M140 102q-7-9 0-18 7 9 0 18" fill="#f9c74f"/>`,
);
export const cat = picture(
  `<rect width="250" height="250" fill="#d9c2a7"/><path d="M55 90 75 25l45 38h20l45-38 20 65q10 100-75 120Q45 190 55 90" fill="#8f6b4b"/><circle cx="95" cy="115" r="17" fill="#d7dc7a"/><circle cx="165" cy="115" r="17" fill="#d7dc7a"/><ellipse cx="95" cy="115" rx="5" ry="14" fill="#2b2140"/><ellipse cx="165" cy="115" rx="5" ry="14" fill="#2b2140"/><path d="m120 150 10 9 10-9z" fill="#d98a86"/>`,
  "0 0 250 250",
);
