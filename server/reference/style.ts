/** Off-white paper and ink, as the product; the dark side has the same names. Nothing is fetched. */
export const style = `
:root { color-scheme: light dark; --ground: #fff9f2; --sheet: #fff; --ink: #2b2140; --quiet: #6b6280; --line: #eadfd2; --accent: #c22a37; --read: #1e6b4a; --write: #8a4b00; --drop: #b0202e; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1730; --sheet: #2b2140; --ink: #fff9f2; --quiet: #c3bbd6; --line: #453a5e; --accent: #ff9a9e; --read: #8fd9b6; --write: #ffc680; --drop: #ff9a9e; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 "Nunito Variable", "Segoe UI", Helvetica, Arial, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 16px; background: var(--sheet); padding: 12px 16px; }
.page { max-width: 1120px; margin: 0 auto; padding: 32px 16px 96px; display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 900px) { .page { grid-template-columns: 200px minmax(0, 1fr); } nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow: auto; } nav ul { flex-direction: column; } }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h1 { font-size: 36px; margin: 0 0 8px; }
h2 { font-size: 26px; margin: 48px 0 16px; }
h3 { font: inherit; margin: 0; overflow-wrap: anywhere; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 8px; }
nav a { display: block; padding: 10px 12px; border-radius: 999px; text-decoration: none; color: var(--ink); }
nav a:hover { background: var(--sheet); color: var(--accent); }
nav span, .quiet { color: var(--quiet); font-size: 14px; }
article { background: var(--sheet); border: 1px solid var(--line); border-radius: 16px; padding: 16px 20px; margin: 0 0 16px; }
article:target { border-color: var(--accent); }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 14px; }
.call { font-size: 16px; font-weight: 700; }
.get { color: var(--read); } .post, .put, .patch { color: var(--write); } .delete { color: var(--drop); }
article p { margin: 4px 0 0; }
ul.parameters, ul.refusals { margin: 12px 0 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
ul.refusals { display: flex; flex-wrap: wrap; gap: 0 16px; }
details { margin: 8px 0 0; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; overflow-wrap: anywhere; }
pre { margin: 0; padding: 12px 16px; overflow-x: auto; border-radius: 12px; background: var(--ground); line-height: 1.6; }
pre i { color: var(--quiet); font-style: normal; }
`;
