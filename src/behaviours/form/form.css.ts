import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourPartStyle } from '../../theme/layers.css';
import { scriptsMissing } from '../../theme/scripts';
import { type } from '../../theme/type';

/** The region of a form. Hidden on paper: it could not be submitted. */
export const panel = behaviourPartStyle({
  padding: `clamp(min(${vars.space[4]}, 5vw), 5%, ${vars.space[6]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.raised,
  '@media': { print: { display: 'none' } },
});

/** Stacked fields. */
export const fields = behaviourPartStyle({
  display: 'grid',
  gap: vars.space[5],
});

export const root = style([panel, fields]);

/** A product's layout, which has a ground of its own if any. */
export const plain = style([fields, behaviourPartStyle({ '@media': { print: { display: 'none' } } })]);

/** Two fields side by side if both fit. */
export const pair = behaviourPartStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

/** Two selects with a shared hint below. */
export const choice = behaviourPartStyle({
  display: 'grid',
  gap: vars.space[1],
});

export const aside = behaviourPartStyle({ ...type.small, color: vars.color.quiet });

/** The button, and its result beside or below it. */
export const outcome = behaviourPartStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});

/** Takes the rest of the row, or its own row; no space while it is empty. */
export const message = behaviourPartStyle({
  flex: '1 1 min(100%, 16rem)',
  selectors: { '&:not(:has(> [data-state="shown"], > progress))': { display: 'contents' } },
});

/** How much of a submission has been sent. */
export const progress = behaviourPartStyle({ inlineSize: '100%', accentColor: vars.color.brand });

/** Beside the button if it fits, else below. */
export const note = behaviourPartStyle({ ...type.small, color: vars.color.quiet, flex: '1 1 min(100%, 14rem)' });

/** Continues the alert above it. */
export const remedy = behaviourPartStyle({
  ...type.small,
  paddingBlockEnd: vars.space[3],
  paddingInline: `min(${vars.space[4]}, 5vw)`,
  borderInlineStart: `3px solid ${vars.color.danger}`,
  backgroundColor: vars.color.paper,
});

/** An error that has no field, on a line of its own. */
export const problem = behaviourPartStyle({ display: 'block' });

/** While it is empty, rendered for screen readers only. */
export const silent = behaviourPartStyle({ position: 'absolute' });

const missing = `${scriptsMissing} &`;

/** Without scripts, or before they have loaded. */
const withoutScripts = (rule: { display: string }) => ({
  selectors: { [missing]: rule },
  '@media': { '(scripting: none)': rule },
});

/** Without scripts, a button without an action does nothing. */
/** While the form is sent it says so, at full contrast. */
export const submit = behaviourPartStyle({ selectors: { '&[aria-disabled="true"]': { opacity: 1 } } });

export const withScripting = behaviourPartStyle(withoutScripts({ display: 'none' }));

export const withoutScripting = behaviourPartStyle({
  ...type.text,
  display: 'none',
  ...withoutScripts({ display: 'block' }),
});

/** The whole box is a transparent file input over it; files can be dropped on it. */
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

/** Without scripts, the native file input shows the chosen file. */
const nativeInput = {
  position: 'static',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: 'auto',
  opacity: 1,
} as const;

export const fileInput = behaviourPartStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' }, [missing]: nativeInput },
  '@media': { '(scripting: none)': nativeInput },
});

export const fileName = behaviourPartStyle({ fontWeight: 600 });

/** Over the input, which covers the box. */
export const fileRemove = behaviourPartStyle({
  position: 'relative',
  marginInlineStart: 'auto',
  minBlockSize: '1.75rem',
  paddingInline: vars.space[2],
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
});

export const fileChoice = behaviourPartStyle({
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.3em',
  ...withoutScripts({ display: 'none' }),
});
