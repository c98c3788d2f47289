import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const phone = 'screen and (width < 40rem)';
const tablet = 'screen and (min-width: 48rem)';
const desktop = 'screen and (min-width: 60rem)';

/** As far apart as the texts of a card grid of as many columns. */
const gap = `calc(2 * ${vars.space[5]})`;
/** Not on paper, where a page may break between a heading and a grid. */
const columns = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: gap } as const;
const line = { borderBlockStart: `1px solid ${vars.color.ink}` };

export const root = sectionStyle({ counterReset: 'step', '@media': { [desktop]: columns } });

/** Numbers need little width; five side by side need that of a desktop. */
export const early = sectionStyle({ '@media': { [tablet]: columns } });

/** One line above all columns. */
export const ruled = sectionStyle({
  '@media': { [tablet]: { selectors: { [`${early}&`]: line } }, [desktop]: line },
});

export const step = sectionStyle({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  paddingBlockEnd: vars.space[6],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [phone]: { paddingBlockEnd: vars.space[4] }, [desktop]: { paddingBlockEnd: 0 } },
});

/** The text below its number, and a mark on the line above both. */
const below = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: 0,
  paddingBlockEnd: 0,
  selectors: {
    '&::before': {
      paddingBlockStart: vars.space[6],
      paddingInlineStart: 0,
      marginBlockEnd: vars.space[4],
      borderInlineStart: 0,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      blockSize: vars.space[5],
      borderInlineStart: `1px solid ${vars.color.ink}`,
    },
  },
} as const;

export const numbered = sectionStyle({
  gridTemplateColumns: 'min(4.5rem, 22.5%) minmax(0, 1fr)',
  ...line,
  counterIncrement: 'step',
  selectors: {
    // The number is connected to the line.
    '&::before': {
      ...type.title,
      ...type.figures,
      content: 'counter(step)',
      alignSelf: 'start',
      justifySelf: 'start',
      paddingBlockStart: vars.space[3],
      paddingInlineStart: `min(${vars.space[3]}, 3.75vw)`,
      borderInlineStart: `1px solid ${vars.color.ink}`,
    },
  },
  '@media': { [phone]: { gridTemplateColumns: 'min(3.25rem, 22.5%) minmax(0, 1fr)' }, [desktop]: below },
});

export const earlyStep = sectionStyle({ '@media': { [tablet]: below } });

/** The line is in the middle of the voices. */
export const spoken = sectionStyle({
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '43.5px',
      ...line,
    },
  },
  '@media': { [desktop]: { selectors: { '&:not(:last-child)::before': { insetInlineEnd: `calc(-1 * ${gap})` } } } },
});

export const text = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  '@media': {
    [phone]: { gap: vars.space[1], paddingBlockStart: vars.space[4] },
    [tablet]: {
      selectors: {
        [`${earlyStep} &`]: { paddingBlockStart: 0 },
        [`${spoken} &`]: { paddingBlockStart: vars.space[3] },
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
