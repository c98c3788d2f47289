import { vars } from '../../theme/contract.css';
import { sectionStyle } from '../../theme/layers.css';
import { type } from '../../theme/type';

export const root = sectionStyle({ display: 'grid', gap: vars.space[5], maxInlineSize: vars.width.measure });

export const first = sectionStyle({ ...type.lead, fontSize: vars.size.head, lineHeight: 1.42 });

export const paragraph = sectionStyle({ ...type.text, color: vars.color.quiet });
