import { find } from '../../testing/dom';
import type { Driver } from '../../testing/driver';
import { keyOf } from '../../testing/reachable';
import { Tabs } from '.';

const tabsOf = (ids: readonly string[]) => ids.map((id) => ({ id, label: id.toUpperCase(), content: `A ${id} file` }));

export const driver: Driver = {
  Component: Tabs,
  props: { label: 'Format', tabs: tabsOf(['txt', 'srt']) },
  owned: { value: 'value', onChange: 'onValueChange' },
  events: {
    choose: ({ tab }, { root }) => find(root, 'tab', tab.toUpperCase()).click(),
    set: ({ tab }, { rerender }) => rerender({ value: tab }),
    'tabs.change': ({ tabs }, { rerender }) => rerender({ tabs: tabsOf(tabs) }),
  },
  // Tabs that stay the same say nothing, and one that is not there cannot be chosen.
  cannot: ({ context }, { type, tabs, tab }) =>
    (type === 'tabs.change' && keyOf(tabs) === keyOf(context.tabs)) ||
    (type === 'choose' && !context.tabs.includes(tab)),
};
