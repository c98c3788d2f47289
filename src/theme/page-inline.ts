import { vars } from './contract.css';

/** The page's inline padding: content centered, with at least a gutter on either side. */
export const pageInline = `max(${vars.space.gutter}, (100% - ${vars.width.content}) / 2)`;
