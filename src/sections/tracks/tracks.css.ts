import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

const tablet = 'screen and (min-width: 48rem)';

export const root = sectionStyle({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  '@media': { [tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', columnGap: vars.space[8] } },
});

export const track = sectionStyle({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [tablet]: {
      // Subgrid: titles, figures, descriptions and lists are aligned.
      gridRow: 'span 6',
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

export const title = sectionStyle({ ...type.head });

export const figure = sectionStyle({
  ...type.hero,
  ...type.figures,
  fontSize: 'clamp(2.75rem, 1.6rem + 4vw, 5rem)',
  lineHeight: 1.05,
});

export const description = sectionStyle({ ...type.text, color: vars.color.quiet, maxInlineSize: '52ch' });

export const note = sectionStyle({ ...type.text, fontWeight: 600, maxInlineSize: '44ch' });

export const noteLabel = sectionStyle({ ...type.small, display: 'block', color: vars.color.quiet, fontWeight: 400 });
