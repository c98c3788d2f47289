import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourPartStyle } from '../../theme/layers.css';
import { scriptsMissing } from '../../theme/scripts';
import { type } from '../../theme/type';

/** The region a form of its own stands in. Nobody fills it in on paper by pressing its button. */
export const panel = behaviourPartStyle({
  padding: `clamp(min(${vars.space[4]}, 5vw), 5%, ${vars.space[6]})`,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  '@media': { print: { display: 'none' } },
});

/** Fields below each other. */
export const fields = behaviourPartStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const root = style([panel, fields]);

/** Two fields beside each other where each has room for what is typed in it. */
export const pair = behaviourPartStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

/** Two choices, and below them what is to be known of both. */
export const choice = behaviourPartStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});

export const aside = behaviourPartStyle({ ...type.small, color: vars.color.quiet });

/** The button, and beside or below it how it went. */
export const outcome = behaviourPartStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

/** Takes the rest of the row, or a row of its own; no room at all while there is nothing to say. */
export const message = behaviourPartStyle({
  flex: '1 1 min(100%, 16rem)',
  selectors: { '&:not(:has(> [data-state="shown"]))': { display: 'contents' } },
});

/** Beside the button where there is room for it, else below. */
export const note = behaviourPartStyle({ ...type.small, color: vars.color.quiet, flex: '1 1 min(100%, 14rem)' });

/** Continues the alert above it. */
export const remedy = behaviourPartStyle({
  ...type.small,
  paddingBlockEnd: vars.space[3],
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  borderInlineStart: `3px solid ${vars.color.danger}`,
  backgroundColor: vars.color.paper,
});

/** In the page for screen readers only, while it has no words. */
export const silent = behaviourPartStyle({ position: 'absolute' });

const missing = `${scriptsMissing} &`;

/** Without scripting nothing can be sent: a button that does nothing would be a lie. */
export const withScripting = behaviourPartStyle({
  selectors: { [missing]: { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const withoutScripting = behaviourPartStyle({
  ...type.text,
  display: 'none',
  selectors: { [missing]: { display: 'block' } },
  '@media': { '(scripting: none)': { display: 'block' } },
});

/** The whole box is the file input, which lies over it unseen; a file can be dropped on it too. */
export const file = behaviourPartStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '2.875rem',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px dashed ${vars.color.quiet}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.paper,
  fontSize: '1rem',
  lineHeight: 1.5,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.brand}` },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(:disabled)': { borderColor: vars.color.quiet, color: vars.color.quiet },
  },
});

export const fileInput = behaviourPartStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const fileName = behaviourPartStyle({ fontWeight: 600, overflowWrap: 'anywhere' });

export const fileChoice = behaviourPartStyle({ textDecorationLine: 'underline', textUnderlineOffset: '0.3em' });
