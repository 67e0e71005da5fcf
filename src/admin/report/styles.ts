// Blue, sand, orange and grey differ for colour-blind people too, and in lightness.
export const styles = `
:root { color-scheme: light dark; --text: #1c2430; --muted: #566171; --line: #d9dee5; --card: #f5f7fa; --accent: #2b5fa3;
  --answered: #2f6fb3; --unsure: #d9b35b; --refused: #e0812e; --failed: #8a93a0; }
@media screen and (prefers-color-scheme: dark) {
  :root { --text: #e6e9ee; --muted: #a3aebd; --line: #323a46; --card: #1d232d; --accent: #8ab8f0;
    --answered: #5b9bdf; --unsure: #d9bd78; --refused: #f09a4f; --failed: #7d8794; }
  body { background: #14181f; }
}
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .6rem; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .3rem 0; }
a { color: var(--accent); }
.muted, header p, figcaption { color: var(--muted); }
.figures { list-style: none; padding: 0; margin: 1.25rem 0 .75rem; display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .6rem; }
.figures li { background: var(--card); border-radius: .5rem; padding: .6rem .75rem; }
.figures b { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.figures i { font-style: normal; display: inline-block; width: .7rem; height: .7rem; border-radius: 2px; margin-inline-end: .35rem; }
.figures small { color: var(--muted); display: block; }
.answered { background: var(--answered); fill: var(--answered); }
.unsure { background: var(--unsure); fill: var(--unsure); }
.refused { background: var(--refused); fill: var(--refused); }
.failed { background: var(--failed); fill: var(--failed); }
svg { display: block; width: 100%; height: 7rem; }
figure { margin: 1rem 0 0; }
ol, ul.list { padding: 0; margin: 0; list-style: none; }
ol > li, ul.list > li { border-top: 1px solid var(--line); padding: .65rem 0; }
blockquote { margin: .4rem 0 0; padding-inline-start: .75rem; border-inline-start: 3px solid var(--line); }
details { border-top: 1px solid var(--line); }
details:last-of-type { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .65rem 0; }
details ul { margin: 0 0 .75rem; padding-inline-start: 1.1rem; }
details li { margin: .25rem 0; }
@media print { body { max-width: none; padding: 0; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } li { break-inside: avoid; } }
`
