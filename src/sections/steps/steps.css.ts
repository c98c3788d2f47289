import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 48rem)';
const desktop = 'screen and (min-width: 60rem)';

const columns = { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } as const;

export const root = sectionStyle({ counterReset: 'step', display: 'grid', '@media': { [desktop]: columns } });

/** Numbers need little width; five side by side need that of a desktop. */
export const early = sectionStyle({ '@media': { [tablet]: columns } });

export const step = sectionStyle({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingBlockEnd: vars.space[6],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [desktop]: { paddingBlockEnd: 0 } },
});

/** The text below its number. */
const below = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: 0,
  selectors: { '&::before': { paddingBlockStart: vars.space[6], marginBlockEnd: vars.space[4] } },
} as const;

export const numbered = sectionStyle({
  gridTemplateColumns: 'min(4.5rem, 22.5%) minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  counterIncrement: 'step',
  selectors: {
    // The number is connected to the line.
    '&::before': {
      ...type.title,
      ...type.figures,
      content: 'counter(step)',
      alignSelf: 'start',
      justifySelf: 'start',
      paddingBlockStart: vars.space[4],
      paddingInlineStart: `min(${vars.space[3]}, 3.75vw)`,
      borderInlineStart: `1px solid ${vars.color.ink}`,
    },
  },
  '@media': { [desktop]: below },
});

export const earlyStep = sectionStyle({ '@media': { [tablet]: below } });

/** The line is in the middle of the voices. */
export const spoken = sectionStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '43.5px',
      borderBlockStart: `1px solid ${vars.color.ink}`,
    },
  },
});

export const text = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  '@media': {
    [tablet]: {
      paddingInlineEnd: vars.space[6],
      selectors: {
        [`${earlyStep} &`]: { paddingBlockStart: 0 },
        [`${spoken} &`]: { paddingBlockStart: vars.space[3], paddingInlineEnd: vars.space[5] },
      },
    },
    [desktop]: { selectors: { [`${numbered} &`]: { paddingBlockStart: 0 } } },
  },
});

export const date = sectionStyle({ ...type.small, ...type.figures, color: vars.color.quiet });

export const title = sectionStyle(type.head);

export const description = sectionStyle({
  ...type.text,
  color: vars.color.quiet,
  maxInlineSize: '42ch',
  '@media': { [desktop]: { selectors: { [`${spoken} &`]: type.small } } },
});
