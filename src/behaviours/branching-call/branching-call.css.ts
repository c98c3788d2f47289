import { vars } from '../../theme/contract.css';
import { behaviourStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

/** Of the player, which is the container. */
const narrow = '(width < 40rem)';

export const root = behaviourStyle({ minInlineSize: 0 });

export const compact = behaviourStyle({ paddingInline: vars.space[3] });

export const interrupt = behaviourStyle({
  paddingInline: vars.space[3],
  '@container': { [narrow]: { paddingInline: vars.space[2] } },
  // There is nothing to interrupt yet.
  selectors: { '[data-state="ready"] > &': { display: 'none' } },
});

/** A row of its own, in the bar of a narrow container too. */
export const answers = behaviourStyle({
  flex: '0 0 100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Scrolled to, it is clear of a fixed header.
  scrollMarginBlock: '6rem 1rem',
  // In the bar of a narrow container it is visible already.
  '@container': { [narrow]: { scrollMarginBlockEnd: 0 } },
});

/** Without JavaScript the other ways are read below the call. */
export const beginnings = behaviourStyle({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { '(scripting: none), print': { display: 'none' } },
});

/** Keeps its space, so that the transcript does not move, and the focus while it has it. */
export const asked = behaviourStyle({ selectors: { '&:not(:focus-within)': { visibility: 'hidden' } } });

export const question = behaviourStyle({
  padding: 0,
  paddingBlockEnd: vars.space[2],
  fontWeight: 600,
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
  selectors: { '&[aria-pressed="true"]': { backgroundColor: vars.color.ink, color: vars.color.paper } },
  // Low in the bar, which covers the transcript.
  '@container': { [narrow]: { minBlockSize: '2.25rem', paddingBlock: vars.space[1], paddingInline: vars.space[2] } },
});

export const title = behaviourStyle({ gridColumn: '1 / -1', fontWeight: 600 });

/** Where there is room, a column for each choice. */
export const ways = behaviourStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  alignItems: 'start',
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
