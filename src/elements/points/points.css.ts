import { vars } from '../../theme/contract.css';
import { elementStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = elementStyle({ minInlineSize: 0 });

export const label = elementStyle({ ...type.small, fontWeight: 600, marginBlockEnd: vars.space[2] });

export const list = elementStyle({ counterReset: 'point' });

export const point = elementStyle({
  ...type.small,
  ...type.figures,
  display: 'grid',
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.quiet,
  textWrap: 'pretty',
  selectors: {
    // Numbers in the margin. Screen readers get them from the list.
    'ol > &': { gridTemplateColumns: '2rem minmax(0, 1fr)', counterIncrement: 'point' },
    'ol > &::before': { content: 'counter(point) / ""', color: vars.color.ink, fontWeight: 600 },
  },
});
