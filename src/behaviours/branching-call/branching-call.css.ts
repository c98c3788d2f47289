import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourStyle, behaviours } from '../../theme/layers.css';
import { type } from '../../theme/type';
import { GO_ON_AFTER_MS } from './branching-call.machine';

const runOut = keyframes({ to: { transform: 'scaleX(0)' } });

/** Of the player, which is the container. */
const narrow = '(width < 40rem)';
const wide = '(min-width: 60rem)';

export const root = behaviourStyle({ minInlineSize: 0 });

export const interrupt = behaviourStyle({
  paddingInline: vars.space[3],
  selectors: { '&:is(:disabled, [aria-disabled="true"]):not(:focus)': { display: 'none' } },
});

export const compact = behaviourStyle({ paddingInline: vars.space[3] });

/** In the place of the line that is spoken. */
export const answers = behaviourStyle({
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Runs out while the call waits. */
export const timeLeft = behaviourStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `calc(-1 * ${vars.space[1]})`,
  blockSize: '2px',
  backgroundColor: vars.color.live,
  transformOrigin: 'left',
  animation: `${runOut} ${GO_ON_AFTER_MS}ms linear both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    '(forced-colors: active)': { backgroundColor: 'Highlight' },
    print: { display: 'none' },
  },
});

/** Without JavaScript the other ways are read below the call. */
export const beginnings = behaviourStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { '(scripting: none), print': { display: 'none' } },
});

export const question = behaviourStyle({
  padding: 0,
  paddingBlockEnd: vars.space[2],
  fontWeight: 600,
  selectors: { [`${answers} > &`]: { ...type.small, fontWeight: 600, paddingBlockEnd: vars.space[1] } },
  '@container': { [narrow]: { ...type.small, fontWeight: 600, paddingBlockEnd: vars.space[1] } },
});

export const choices = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@container': { [narrow]: { gap: vars.space[2] } },
});

export const answer = behaviourStyle({
  textAlign: 'start',
  // The answer that was given.
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: vars.color.ink, color: vars.color.paper },
    // Low in the bar, which covers the transcript.
    [`${answers} &`]: { minBlockSize: '2.25rem', paddingBlock: vars.space[1], paddingInline: vars.space[3] },
  },
  '@container': { [narrow]: { minBlockSize: '2.25rem', paddingBlock: vars.space[1], paddingInline: vars.space[2] } },
});

export const title = behaviourStyle({
  paddingBlock: vars.space[2],
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.brand } },
});

/** In a column of their own, the ways need no summary: they are open below a heading. */
const open = 'selector(::details-content)';

export const besideHeading = behaviourStyle({
  display: 'none',
  paddingBlock: vars.space[2],
  fontWeight: 600,
  '@supports': { [open]: { '@container': { [wide]: { display: 'block' } } } },
});

export const besideWays = behaviourStyle({});
globalStyle(`${besideWays} > summary`, {
  '@layer': { [behaviours]: { '@supports': { [open]: { '@container': { [wide]: { display: 'none' } } } } } },
});
globalStyle(`${besideWays}::details-content`, {
  '@layer': { [behaviours]: { '@container': { [wide]: { contentVisibility: 'visible', blockSize: 'auto' } } } },
});

/** Where there is room, a column for each choice. */
export const ways = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  alignItems: 'start',
  marginBlockStart: vars.space[4],
});

export const groupTitle = behaviourStyle({
  ...type.small,
  ...type.figures,
  paddingBlockEnd: vars.space[2],
  color: vars.color.quiet,
});

export const way = behaviourStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const summary = behaviourStyle({
  ...type.small,
  ...type.figures,
  paddingBlock: vars.space[3],
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.brand } },
});
