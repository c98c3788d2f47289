import type { Gesture, Testing } from '../../testing/description';
import { find } from '../../testing/dom';
import { changesProp } from '../../testing/gestures';
import { keyOf } from '../../testing/reachable';
import type { TabsProps } from '.';

const tabsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.toUpperCase(), content: `A ${value} file` }));

const press: Gesture = ({ tab }, { root }) => ({ do: 'press', at: find(root, 'tab', tab.toUpperCase()) });

export const testing: Testing<TabsProps> = {
  props: { label: 'Format', tabs: tabsOf(['txt', 'srt']) },
  controlled: { value: 'value', onChange: 'onValueChange' },
  inputs: [{ tabs: ['txt', 'srt'] }],
  events: {
    choose: {
      data: [{ tab: 'txt' }, { tab: 'srt' }],
      keyboard: ({ tab }, { root }) => {
        const tabs = [...root.querySelectorAll('[role="tab"]')];
        const from = tabs.findIndex((one) => one.getAttribute('aria-selected') === 'true');
        const to = tabs.indexOf(find(root, 'tab', tab.toUpperCase()));
        // Tab leads to the first one where none is selected, which does not select it.
        if (from < 0) return { do: 'keys', at: tabs[to] as Element, keys: ['Enter'] };
        const steps = (to - from + tabs.length) % tabs.length;
        return { do: 'keys', at: tabs[from] as Element, keys: Array(steps).fill('ArrowRight') };
      },
      touch: press,
      pointer: press,
      inDocument: ({ tab }, { root }) => find(root, 'tab', tab.toUpperCase()).click(),
    },
    set: { data: [{ tab: 'txt' }, { tab: 'srt' }, { tab: 'docx' }], ...changesProp('value', 'tab'), walked: true },
    'tabs.change': {
      data: [{ tabs: ['txt'] }, { tabs: ['txt', 'srt'] }],
      by: 'product',
      inDocument: ({ tabs }, { rerender }) => rerender({ tabs: tabsOf(tabs) }),
      walked: true,
    },
  },
  // Unchanged tabs send no event, and a tab that does not exist cannot be selected.
  cannot: ({ context }, { type, tabs, tab }) =>
    (type === 'tabs.change' && keyOf(tabs) === keyOf(context.tabs)) ||
    (type === 'choose' && !context.tabs.includes(tab)),
};
