import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 48rem)';

export const root = sectionStyle({
  counterReset: 'step',
  display: 'grid',
  '@media': { [tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignContent: 'start',
  paddingBlockEnd: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.ink}`,
  counterIncrement: 'step',
  selectors: {
    // The number hangs on the line by a thread.
    '&::before': {
      ...type.title,
      ...type.figures,
      content: 'counter(step)',
      alignSelf: 'start',
      justifySelf: 'start',
      paddingBlockStart: vars.space[4],
      paddingInlineStart: vars.space[3],
      borderInlineStart: `1px solid ${vars.color.ink}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Whatever the longest step needs, all titles stand on one line.
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[4],
      paddingBlockEnd: 0,
      selectors: { '&::before': { paddingBlockStart: vars.space[6] } },
    },
  },
});

export const text = sectionStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlockStart: vars.space[5],
  '@media': { [tablet]: { paddingBlockStart: 0, paddingInlineEnd: vars.space[6] } },
});

export const title = sectionStyle({ ...type.head });

export const description = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '42ch' });
