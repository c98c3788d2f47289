import { vars } from './contract.css';

/** Style fragments of the type scale, to spread into a rule. Sizes are fluid; tracking is in em. */
export const type = {
  hero: {
    fontFamily: vars.font.display,
    fontSize: vars.size.hero,
    fontWeight: 650,
    lineHeight: 0.98,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
  },
  title: {
    fontFamily: vars.font.display,
    fontSize: vars.size.title,
    fontWeight: 650,
    lineHeight: 1.05,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  head: {
    fontFamily: vars.font.display,
    fontSize: vars.size.head,
    fontWeight: 650,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
  },
  lead: { fontSize: vars.size.lead, lineHeight: 1.5, textWrap: 'pretty' },
  text: { fontSize: vars.size.text, lineHeight: 1.6, textWrap: 'pretty' },
  small: { fontSize: vars.size.small, lineHeight: 1.5 },
  /** Tabular figures for timecodes, prices and limits. */
  figures: { fontVariantNumeric: 'tabular-nums' },
} as const;
