'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { activeIn } from '../../theme/active-element';
import { checkNames, warnOldName } from '../../theme/development-warning';
import { isVisible } from '../../theme/focusable';
import { itemValue } from '../../theme/item-value';
import { createPartContext } from '../../theme/part-context';
import { idOf, type PartProps, renderPart, wordsOf } from '../../theme/render-part';
import { type ChangeDetails, type SendTo, type State, useControlled, useHydrated, useMachineActor } from '../behaviour';
import { composeEventHandlers, isShortcut } from '../handlers';
import { useAddress } from '../use-address';
import * as styles from './tabs.css';
import { tabsMachine } from './tabs.machine';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Why another tab is selected: a press, an arrow key, the browser's search or a fragment, or that the selected one was removed. */
export type TabsChangeReason = 'item-press' | 'list-navigation' | 'reveal' | 'missing' | 'none';

/** The state of the tabs, for `render`, `className` and `style` of their root and their list. */
export interface TabsRootState {
  /** The value of the selected tab; empty if there is none. */
  value: string;
  /** Which arrow keys move among the tabs. */
  orientation: 'horizontal' | 'vertical';
}

/** The state of a panel, for its `render`, `className` and `style`. */
export interface TabsContentState {
  /** The value of its tab. */
  value: string;
  /** Whether that tab is the selected one. */
  selected: boolean;
}

/** The state of a tab, for its `render`, `className` and `style`. */
export interface TabsTriggerState extends TabsContentState {
  /** Whether the reader cannot select it. */
  disabled: boolean;
}

interface Group extends TabsRootState {
  root: RefObject<HTMLElement | null>;
  send: SendTo<typeof tabsMachine>;
  /** The tabs that can be selected. */
  tabs: readonly string[];
  isManual: boolean;
  loop: boolean;
  /** The value of the tab that Tab leads to: the selected one, else the first. */
  stop: string | undefined;
  hydrated: boolean;
  /** The own id of a part: an IDREF must not contain spaces. */
  ownIdOf: (part: Part, tab: string) => string;
  /** The id of a part that is in the page, for the attribute of the other one. */
  shownIdOf: (part: Part, tab: string) => string | undefined;
  /** Called when a tab or a panel has come, changed or gone, with the element that goes. */
  note: (gone?: Element | null) => void;
}

type Part = 'trigger' | 'content';

const [GroupContext, useGroup] = createPartContext<Group>('TabsParts', 'Root');

/** The props of the tabs and their panels. */
export interface TabsRootProps<Id extends string = string>
  extends Omit<PartProps<'div', TabsRootState>, 'defaultValue'> {
  /**
   * The value of the selected tab (controlled); none is selected if it names none. A change that the product does not take is not
   * shown.
   */
  value?: Id | undefined;
  /** The value of the initial tab. Default: the first, which server HTML does not know. */
  defaultValue?: Id | undefined;
  /** Default: "horizontal". Vertical tabs are beside their panel, and Up and Down move among them. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Whether an arrow key selects the tab that it moves to, or Enter and Space do: where a panel is slow. Default: "automatic". */
  activationMode?: 'automatic' | 'manual' | undefined;
  /** Whether the arrow keys go on at the other end. Default: true. */
  loop?: boolean | undefined;
  /** Called with the value when the reader selects a tab, or the selected one is removed. */
  onValueChange?: ((value: Id, details: ChangeDetails<TabsChangeReason>) => void) | undefined;
  /** Called with `selected` or `unselected` on every state change after the first render. */
  onStateChange?: ((state: State<typeof tabsMachine>) => void) | undefined;
}

/** The tabs and their panels, which may be anywhere within it. */
export function TabsRoot<Id extends string = string>({
  value,
  defaultValue,
  orientation = 'horizontal',
  activationMode = 'automatic',
  loop = true,
  onValueChange,
  onStateChange,
  ...part
}: TabsRootProps<Id>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const actor = useMachineActor(tabsMachine, {
    input: { tabs: [], tab: value ?? defaultValue },
    propEvents: () => {
      const tabs = enabledIn(root.current).map(({ dataset }) => dataset.item ?? '');
      return [[tabs, { type: 'tabs.change', tabs }]];
    },
    onStateChange,
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value: value as string | undefined,
    // The machine knows the values of the tabs that it is given only.
    onChange: onValueChange as TabsRootProps['onValueChange'],
    reasons: {
      choose: (event) =>
        event?.type === 'click' ? 'item-press' : event?.type === 'keydown' ? 'list-navigation' : 'reveal',
      'tabs.change': 'missing',
    },
    select: ({ context }) => context.tab,
    toEvent: (tab) => ({ type: 'set', tab }),
  });
  useAddress(actor, {
    root,
    partsIn: () => partsIn(root.current, 'content'),
    toEvent: (tab) => ({ type: 'choose', tab }),
  });
  const hydrated = useHydrated();
  const shown = state.matches('selected') ? state.context.tab : '';

  // If a removed tab or panel had the focus, it moves to the selected tab; browsers would reset it to the body.
  const isLost = useRef(false);
  const [, update] = useReducer((count: number) => count + 1, 0);
  const note = useCallback((gone?: Element | null) => {
    isLost.current ||= gone?.contains(activeIn(gone)) === true;
    update();
  }, []);
  useLayoutEffect(() => {
    if (process.env.NODE_ENV !== 'production')
      checkNames(
        actor.id,
        value,
        partsIn(root.current, 'trigger').map(({ dataset }) => dataset.item),
      );
    const active = activeIn(root.current);
    // The product has selected another tab than the one whose panel has the focus.
    const isHidden = partsIn(root.current, 'content').some(
      (panel) => panel.dataset.state === 'unselected' && panel.contains(active),
    );
    const tabs = partsIn(root.current, 'trigger');
    const tab = tabs.find(({ dataset }) => dataset.state === 'selected');
    if (!tab) return;
    const isDisabled = tabs.some((one) => one === active && one.matches(':disabled'));
    if (isHidden || isDisabled || (isLost.current && (!active || active === active.ownerDocument.body))) tab.focus();
    isLost.current = false;
  });

  const ownIdOf = (part: Part, tab: string) => `${id}-${encodeURIComponent(tab)}${part === 'trigger' ? '-tab' : ''}`;
  const idsOf = (part: Part) =>
    root.current && new Map(partsIn(root.current, part).map(({ id, dataset }) => [dataset.item, id]));
  const shownIds = { trigger: idsOf('trigger'), content: idsOf('content') };
  const shownIdOf: Group['shownIdOf'] = (part, tab) => {
    const ids = shownIds[part];
    return ids ? ids.get(tab) : ownIdOf(part, tab);
  };
  const isManual = activationMode === 'manual';
  const { tabs } = state.context;
  const stop = shown || tabs[0];
  return (
    <GroupContext
      value={{ root, send, value: shown, tabs, stop, orientation, isManual, loop, hydrated, ownIdOf, shownIdOf, note }}
    >
      {renderPart(
        'div',
        {
          ref: root,
          className: styles.root,
          'data-orientation': orientation,
          'data-scope': 'tabs',
          'data-part': 'root',
          'data-state': state.value,
        },
        part,
        { value: shown, orientation },
      )}
    </GroupContext>
  );
}

/** The tabs or the panels within a root, without those of tabs in a panel. */
const partsIn = (root: HTMLElement | null, part: Part) =>
  [...(root?.querySelectorAll<HTMLElement>(`[data-part="${part}"][data-item]`) ?? [])].filter(
    (one) => one.closest('[data-scope="tabs"]') === root,
  );

/** The tabs that can be selected. Not by `disabled`, which all have before hydration. */
const enabledIn = (root: HTMLElement | null) =>
  partsIn(root, 'trigger').filter((tab) => !tab.hasAttribute('aria-disabled'));

/** The ref of a tab or a panel, of which the root hears that it comes, that its `state` changes, or that it goes. */
function useNotedRef<Element extends HTMLElement>({ note }: Group, state: string) {
  const element = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root hears of each state
  useLayoutEffect(() => {
    note();
    return () => note(element.current);
  }, [note, state]);
  return element;
}

/** The props of the row of tabs. */
export type TabsListProps = PartProps<'div', TabsRootState>;

/** The row of tabs. Name it by `aria-label` or `aria-labelledby`. */
export function TabsList(part: TabsListProps) {
  const { value, orientation } = useGroup('List');
  return renderPart(
    'div',
    {
      className: styles.list,
      'data-orientation': orientation,
      'data-part': 'list',
      role: 'tablist',
      'aria-orientation': orientation === 'vertical' ? orientation : undefined,
    },
    part,
    { value, orientation },
  );
}

/** The props of the indicator. */
export type TabsIndicatorProps = PartProps<'span', TabsRootState>;

/** A mark that moves to the selected tab, the last child of the list. It has the tab's box, where the browser knows CSS anchors. */
export function TabsIndicator(part: TabsIndicatorProps) {
  const { value, orientation } = useGroup('Indicator');
  return renderPart(
    'span',
    { className: styles.indicator, 'data-part': 'indicator', role: 'presentation', 'aria-hidden': true },
    part,
    { value, orientation },
  );
}

/** The props of a tab. */
export interface TabsTriggerProps extends Omit<PartProps<'button', TabsTriggerState>, 'value'> {
  /** Unique among the tabs, and stable: the `value` of its panel, too. */
  value: string;
  /** Whether the reader cannot select it. A disabled tab is never selected. */
  disabled?: boolean | undefined;
}

/** A tab: a native button. */
export function TabsTrigger({ value, disabled = false, onClick, onKeyDown, ...part }: TabsTriggerProps) {
  const group = useGroup('Trigger');
  const { root, send, hydrated, ownIdOf, shownIdOf } = group;
  const selected = group.value === value;
  const id = idOf(part, ownIdOf('trigger', value));
  const own = useNotedRef<HTMLButtonElement>(group, `${value} ${disabled} ${id}`);

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isShortcut(event) || event.target !== event.currentTarget) return;
    // Browsers press only a button by Space.
    if (event.key === ' ' && event.currentTarget.localName !== 'button') {
      event.preventDefault();
      event.currentTarget.click();
      return;
    }
    const horizontal = getComputedStyle(event.currentTarget).direction === 'rtl' ? RIGHT_TO_LEFT : LEFT_TO_RIGHT;
    const keys = group.orientation === 'vertical' ? TOP_TO_BOTTOM : horizontal;
    const tabs = enabledIn(root.current).filter(isVisible);
    const to = destination(event.key, keys, tabs.indexOf(event.currentTarget), tabs.length, group.loop);
    const tab = tabs[to ?? -1];
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    if (!group.isManual) send({ type: 'choose', tab: tab.dataset.item ?? '' }, event);
  };

  return renderPart(
    'button',
    {
      ref: own,
      type: 'button',
      role: 'tab',
      id,
      'aria-controls': shownIdOf('content', value),
      'aria-selected': selected,
      tabIndex: group.stop === value ? 0 : -1,
      disabled: !hydrated || disabled,
      'aria-disabled': disabled || undefined,
      className: styles.trigger,
      'data-part': 'trigger',
      'data-item': value,
      'data-state': selected ? 'selected' : 'unselected',
      onClick: composeEventHandlers(onClick, (event) => {
        // An element in its place may know no `disabled`, and a link is opened elsewhere with a modifier.
        if (!disabled && !(event.currentTarget.localName === 'a' && isShortcut(event)))
          send({ type: 'choose', tab: value }, event);
      }),
      onKeyDown: composeEventHandlers(onKeyDown, press),
    },
    part,
    { value, selected, disabled },
  );
}

/** The props of a panel. */
export interface TabsContentProps extends PartProps<'div', TabsContentState> {
  /** The `value` of its tab. */
  value: string;
  /** Whether it has its content while it is not shown. Default: true. Without JavaScript, no other panel can be read if false. */
  keepMounted?: boolean | undefined;
}

/** The panel of a tab. Without JavaScript and on paper all panels are visible, so each has to be understandable by itself. */
export function TabsContent({ value, keepMounted = true, ...part }: TabsContentProps) {
  const group = useGroup('Content');
  const selected = group.value === value;
  const id = idOf(part, group.ownIdOf('content', value));
  const { send, hydrated } = group;
  const element = useNotedRef<HTMLDivElement>(group, `${value} ${id}`);
  const isHidden = hydrated && !selected;
  // The browser finds words in it, and would show it. React knows `hidden` as true or false alone.
  useLayoutEffect(() => {
    if (isHidden) element.current?.setAttribute('hidden', group.tabs.includes(value) ? 'until-found' : '');
  });
  useLayoutEffect(() => {
    const panel = element.current;
    const reveal = (event: Event) => send({ type: 'choose', tab: value }, event);
    panel?.addEventListener('beforematch', reveal);
    return () => panel?.removeEventListener('beforematch', reveal);
  }, [element, send, value]);
  return renderPart(
    'div',
    {
      ref: element,
      role: 'tabpanel',
      id,
      'aria-labelledby': part['aria-label'] ? undefined : group.shownIdOf('trigger', value),
      // A panel may have no focusable content, and may scroll.
      tabIndex: isHidden ? undefined : 0,
      'aria-hidden': isHidden || undefined,
      // Before, CSS hides it where scripts run.
      hidden: isHidden,
      className: styles.panel,
      'data-part': 'content',
      'data-item': value,
      'data-state': selected ? 'selected' : 'unselected',
      children: (keepMounted || selected) && wordsOf(part),
    },
    part,
    { value, selected },
  );
}

/** The keys to the previous and to the next tab. */
const LEFT_TO_RIGHT = { previous: 'ArrowLeft', next: 'ArrowRight' };
const RIGHT_TO_LEFT = { previous: 'ArrowRight', next: 'ArrowLeft' };
const TOP_TO_BOTTOM = { previous: 'ArrowUp', next: 'ArrowDown' };

/** The tab that a key leads to, at the ends the same or the one at the other end; undefined for other keys. */
const destination = (
  key: string,
  { previous, next }: typeof LEFT_TO_RIGHT,
  at: number,
  count: number,
  loop: boolean,
) => {
  const last = count - 1;
  return {
    [next]: at < last ? at + 1 : loop ? 0 : last,
    [previous]: at > 0 ? at - 1 : loop ? last : 0,
    Home: 0,
    End: last,
  }[key];
};

interface TabsItemBase {
  /** One or two words. */
  label: ReactNode;
  /** The panel's content. Without JavaScript and on paper all panels are visible, so each has to be understandable by itself. */
  content: ReactNode;
  /** Whether the reader cannot select it. A disabled tab is never selected. */
  disabled?: boolean | undefined;
}

/** A tab and its panel. */
export type TabsItem<Id extends string = string> = TabsItemBase &
  (
    | {
        /**
         * The old name of `value`.
         * @deprecated Write `value`.
         */
        id: Id;
        value?: undefined;
      }
    | {
        /** Unique among the tabs, and stable. */
        value: Id;
        id?: undefined;
      }
  );

/** The props of `Tabs`. */
export interface TabsProps<Id extends string = string>
  extends Omit<TabsRootProps<Id>, 'children' | 'render' | 'className' | 'style' | 'aria-label'>,
    Pick<ComponentProps<'div'>, 'className' | 'style'> {
  /** The name of the tab list: "Format". */
  label: string;
  /** The tabs with their panels, in their order. */
  tabs: readonly TabsItem<Id>[];
  /** Whether panels that are not shown are in the page. Default: true. Without JavaScript, no other panel can be read if false. */
  keepMounted?: boolean | undefined;
}

/**
 * Tabs with panels, of which one is shown: that of the tab last pressed or, unless `activationMode` is manual, focused by an
 * arrow key. `TabsParts` are its parts, for a structure of your own.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  defaultValue,
  orientation = 'horizontal',
  activationMode = 'automatic',
  keepMounted = true,
  ...root
}: TabsProps<Id>) {
  const tabValue = (tab: TabsItem<Id>) => itemValue<Id>('Tabs', tab);
  const enabled = tabs.filter(({ disabled }) => !disabled).map(tabValue);
  const initial = enabled.find((value) => value === (root.value ?? defaultValue)) ?? enabled[0];
  return (
    <TabsRoot
      defaultValue={initial ?? defaultValue}
      orientation={orientation}
      activationMode={activationMode}
      {...root}
    >
      <TabsList aria-label={label}>
        {tabs.map((tab) => (
          <TabsTrigger key={tabValue(tab)} value={tabValue(tab)} disabled={tab.disabled}>
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab) => (
        <TabsContent key={tabValue(tab)} value={tabValue(tab)} keepMounted={keepMounted}>
          {tab.content}
        </TabsContent>
      ))}
    </TabsRoot>
  );
}

/**
 * The old name of `TabsContentProps`.
 * @deprecated Write `TabsContentProps`.
 */
export type TabsPanelProps = TabsContentProps;

/**
 * The old name of `TabsParts.Content`.
 * @deprecated Write `TabsParts.Content`.
 */
export function TabsPanel(part: TabsContentProps) {
  if (process.env.NODE_ENV !== 'production') warnOldName('TabsParts', 'Panel', 'Content');
  return <TabsContent {...part} />;
}

/**
 * The old name of `TabsContentState`.
 * @deprecated Write `TabsContentState`.
 */
export type TabsPanelState = TabsContentState;
