import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';

/** Soot: the dark ground in both themes, on which a page can be heard. In the dark its edges tell it from the page. */
export const soot = sectionStyle({
  marginBlock: `calc(${vars.space.section} / 2)`,
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});
