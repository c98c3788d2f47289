import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 40rem)';
const desktop = 'screen and (min-width: 60rem)';

export const root = sectionStyle({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': { [desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: vars.space[8] } },
});

export const partner = sectionStyle({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    // On a tablet the mark fits beside the text.
    [tablet]: { gridTemplateColumns: '16rem 1fr', gridTemplateRows: 'auto 1fr' },
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Subgrid: marks, trades and descriptions are aligned.
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      selectors: {
        '& + &': { borderBlockStart: 0 },
        '& + &::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(-1 * ${vars.space[8]} / 2)`,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const name = sectionStyle({
  marginBlockEnd: vars.space[2],
  '@media': { [tablet]: { gridRow: 'span 2' }, [desktop]: { gridRow: 'auto' } },
});

export const kind = sectionStyle({ ...type.text, fontWeight: 600 });

export const description = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '44ch' });
