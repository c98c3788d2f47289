import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { pageInline } from '../../theme/page-inline';

/** A dark band in both themes, on a ground of its own, which a dark page does not have. */
export const soot = sectionStyle({
  marginBlock: `calc(${vars.space.section} / 2)`,
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  // What is painted in the color of the page, such as a bar or a notch, has the ground of the band.
  vars: { [vars.color.paper]: vars.color.raised },
});

/** At the top of a page: its heading, the line and the controls are in the first screen. */
export const opening = sectionStyle({
  marginBlockStart: 0,
  borderBlockStart: 0,
  paddingInline: pageInline,
  paddingBlockEnd: `calc(${vars.space.section} / 2)`,
  paddingBlockStart: 'clamp(1.5rem, 3vw, 2.75rem)',
});
