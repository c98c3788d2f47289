import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { behaviourStyle, behaviours } from '../../theme/layers.css';
import { scriptsMissing } from '../../theme/scripts';
import { type } from '../../theme/type';

export const root = behaviourStyle({
  display: 'grid',
  minInlineSize: 0,
  selectors: {
    '&[data-orientation="vertical"]': { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: vars.space[5] },
  },
});

/** The tabs are attached to the panel's top line. */
export const list = behaviourStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  // Without JavaScript, and on paper, all panels are visible and the tabs are hidden.
  selectors: {
    [`${scriptsMissing} &`]: { display: 'none' },
    '&[data-orientation="vertical"]': {
      flexDirection: 'column',
      alignItems: 'stretch',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.ink}`,
    },
  },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const trigger = behaviourStyle({
  ...type.text,
  minBlockSize: '2.875rem',
  maxInlineSize: '100%',
  paddingInline: vars.space[1],
  paddingBlock: vars.space[2],
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: vars.color.quiet,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.brand },
    '&[data-state="selected"]': { color: vars.color.ink, borderBlockEndColor: vars.color.brand },
    '&[aria-disabled="true"]': { color: vars.color.quiet, cursor: 'not-allowed' },
    [`${list}[data-orientation="vertical"] &`]: { textAlign: 'start' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-state="selected"]': { borderBlockEndColor: 'Highlight' },
        '&[data-state="unselected"]': { borderBlockEndColor: 'Canvas' },
      },
    },
  },
});

const TAB = '--tab';

/** Has the box of the selected tab, and the line in its place. Browsers without anchors of one list show the tab's own line. */
export const indicator = behaviourStyle({
  display: 'none',
  '@supports': {
    '(anchor-scope: all)': {
      display: 'block',
      position: 'absolute',
      positionAnchor: TAB,
      inset: 'anchor(top) anchor(right) anchor(bottom) anchor(left)',
      borderBlockEnd: `3px solid ${vars.color.brand}`,
      pointerEvents: 'none',
    },
  },
  '@media': { '(prefers-reduced-motion: no-preference)': { transition: `inset ${vars.duration}` } },
});

// Within the list alone: another list may have an indicator, too.
globalStyle(`${list}:has(> ${indicator})`, {
  '@layer': { [behaviours]: { '@supports': { '(anchor-scope: all)': { anchorScope: TAB } } } },
});
globalStyle(`:has(> ${indicator}) > ${trigger}[data-state="selected"]`, {
  '@layer': {
    [behaviours]: { '@supports': { '(anchor-scope: all)': { anchorName: TAB, borderBlockEndColor: 'transparent' } } },
  },
});

export const panel = behaviourStyle({
  paddingBlock: vars.space[4],
  selectors: { [`${root}[data-orientation="vertical"] > &`]: { gridColumn: 2 } },
  '@media': {
    'screen and (scripting: enabled)': {
      selectors: {
        [`:root:not(${scriptsMissing}) &[data-state="unselected"]:not([hidden="until-found"])`]: {
          display: 'none !important',
        },
      },
    },
    // Takes no place, whatever a class of the product says, but has a box: in one without, the browser finds nothing.
    screen: {
      selectors: {
        '&[hidden="until-found"]': {
          position: 'fixed !important' as 'fixed',
          clipPath: 'inset(50%) !important',
          insetBlockStart: 0,
        },
      },
    },
    '(scripting: none)': { borderBlockStart: `1px solid ${vars.color.line}` },
    // Also panels with `hidden`.
    print: { display: 'block', contentVisibility: 'visible', borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
