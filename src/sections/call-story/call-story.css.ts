import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';

/** A dark band in both themes. In the dark theme its edges separate it from the page. */
export const soot = sectionStyle({
  marginBlock: `calc(${vars.space.section} / 2)`,
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});
