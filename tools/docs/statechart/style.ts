import { dark } from '../../../src/theme/dark';
import { light } from '../../../src/theme/light';

/** The styles of a statechart, with the colors of the page or of `readmeColors`. */
export const rules = `
.statechart { font-family: 'Instrument Sans', 'Instrument Sans Fallback', Arial, Helvetica, sans-serif; }
.statechart .box { fill: var(--paper); stroke: var(--quiet); }
.statechart [data-holds] .box { fill: none; stroke: var(--line); }
.statechart [data-kind=machine] .box { stroke: none; }
.statechart [data-kind=region] .box { stroke-dasharray: 4 3; }
.statechart .name { fill: var(--ink); font-weight: 600; }
.statechart .words { fill: var(--quiet); }
.statechart .label { fill: var(--paper); }
.statechart .start { fill: var(--ink); }
.statechart .arrow { fill: none; stroke: var(--quiet); }
.statechart .head { fill: var(--quiet); }
.statechart [data-current] > .box, .statechart [data-current] > a > .box { stroke: var(--live); stroke-width: 2.5; }
.statechart [data-current][data-holds] > .box { stroke: var(--ink); stroke-width: 1; }
.statechart .arrow[data-out] { stroke: var(--ink); stroke-width: 2; }
.statechart .head[data-out] { fill: var(--ink); }
.statechart [data-out] .words { fill: var(--ink); }
.statechart .happening:not([data-can]) { pointer-events: none; }
.statechart [data-can] { cursor: pointer; }
.statechart [data-can] .label { stroke: var(--brand); }
.statechart [data-can] .words { fill: var(--brand); font-weight: 600; }
.statechart [data-can]:hover .label { fill: var(--brand); }
.statechart [data-can]:hover .words { fill: var(--on-brand); }
.statechart a:hover .name { text-decoration: underline; }
.statechart a:focus-visible .box, .statechart [data-can]:focus-visible .label { stroke: var(--brand); stroke-width: 3; }
.statechart a:focus, .statechart [data-can]:focus { outline: none; }
@media (forced-colors: active) {
  .statechart .box, .statechart .label { fill: Canvas; stroke: CanvasText; }
  .statechart .label { stroke: none; }
  .statechart .name, .statechart .words, .statechart .start, .statechart .head { fill: CanvasText; }
  .statechart .arrow { stroke: CanvasText; }
  .statechart [data-current] > .box, .statechart [data-current] > a > .box { stroke: Highlight; }
  .statechart [data-can] .label { stroke: LinkText; }
  .statechart a:focus-visible .box, .statechart [data-can]:focus-visible .label { stroke: Highlight; stroke-width: 3; }
}
`;

const colorsOf = ({ paper, ink, quiet, line, brand, onBrand, live }: Record<keyof typeof light, string>) =>
  `--paper: ${paper}; --ink: ${ink}; --quiet: ${quiet}; --line: ${line}; --brand: ${brand}; --on-brand: ${onBrand}; --live: ${live};`;

/** A picture in a readme can only read `prefers-color-scheme`. */
export const readmeColors = `
svg { background: ${light.paper}; ${colorsOf(light)} }
@media (prefers-color-scheme: dark) { svg { background: ${dark.paper}; ${colorsOf(dark)} } }
`;
