'use client';
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { SegmentedControl, type SegmentedControlChangeReason } from '../../elements/segmented-control';
import { activeIn } from '../../theme/active-element';
import { classNames } from '../../theme/class-names';
import { warnOldName } from '../../theme/development-warning';
import { applyTheme, rememberedTheme, rememberTheme, THEME_KEY, type ThemeName } from '../../theme/remembered-theme';
import {
  type ChangeDetails,
  type SendTo,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import { useLatest } from '../use-latest';
import * as styles from './theme-switch.css';
import { themeSwitchMachine } from './theme-switch.machine';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The English texts. */
export const themeSwitchTexts = {
  /** The name of the group. */
  label: 'Theme',
  /** The theme of the reader's system. */
  system: 'System',
  /** The light theme. */
  light: 'Light',
  /** The dark theme. */
  dark: 'Dark',
};

/** The texts of the switch. */
export type ThemeSwitchTexts = typeof themeSwitchTexts;

/** The props of `ThemeSwitch`. */
export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** The theme (controlled): it is applied to the page and not stored. A choice that the product does not take is not shown. */
  value?: ThemeName | undefined;
  /** The theme before the reader chooses. Default: "system". */
  defaultValue?: ThemeName | undefined;
  /** Called with the theme that was chosen here, in another tab or with another switch, or was stored. */
  onValueChange?: ((value: ThemeName, details: ChangeDetails<SegmentedControlChangeReason>) => void) | undefined;
  /** Called with `system`, `light` or `dark` on every state change after the first render. */
  onStateChange?: ((state: State<typeof themeSwitchMachine>) => void) | undefined;
  /** The `localStorage` key of the choice. Default: `THEME_KEY`, "hw-theme". */
  storageKey?: string | undefined;
  /** Hides the name of the group visually: screen readers still read it. Default: false. */
  labelHidden?: boolean | undefined;
  /**
   * The old way to hide the name: `hidden`.
   * @deprecated Write `labelHidden`.
   */
  legend?: 'shown' | 'hidden' | undefined;
  /** Pictures in the place of the words, which screen readers still read. */
  icons?: Readonly<Record<ThemeName, ReactNode>> | undefined;
  /** Replaces any of `themeSwitchTexts`. */
  texts?: PartialTexts<ThemeSwitchTexts> | undefined;
}

const THEMES = ['system', 'light', 'dark'] as const;

/** Event for the other switches of the page: `storage` events reach only other tabs. */
const CHOSEN = 'hw-theme-chosen';
interface Chosen {
  storageKey: string;
  theme: ThemeName;
}

/** Three radio buttons for the page's colors. */
export function ThemeSwitch({
  value: ownValue,
  defaultValue = 'system',
  onValueChange,
  onStateChange,
  storageKey = THEME_KEY,
  legend,
  labelHidden = false,
  icons,
  texts: ownTexts,
  className,
  ref,
  id: ownId,
  ...root
}: ThemeSwitchProps) {
  if (process.env.NODE_ENV !== 'production' && legend) warnOldName('ThemeSwitch', 'legend', 'labelHidden');
  const isHidden = labelHidden || legend === 'hidden';
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement, []);
  const texts = useTexts('theme-switch', themeSwitchTexts, ownTexts);
  const fallbackId = useId();
  const id = ownId ?? fallbackId;
  // A library that stores the theme knows it in the hydrating render, and did not on the server.
  const value = (useHydrated() ? undefined : ownValue && servedBy(id)) ?? ownValue;
  const initial = value ?? defaultValue;
  const actor = useMachineActor(themeSwitchMachine, {
    input: { theme: initial },
    actions: {
      // A controlled theme is applied after the product has accepted it.
      apply: (_, theme) => {
        if (value === undefined) applyTheme(theme);
      },
      remember: (_, theme) => {
        if (value !== undefined) return;
        rememberTheme(theme, storageKey, defaultValue);
        const detail: Chosen = { storageKey, theme };
        group.current?.dispatchEvent(new CustomEvent(CHOSEN, { bubbles: true, composed: true, detail }));
      },
    },
    onStateChange,
  });
  const { send, getSnapshot } = actor;
  const state = useControlled(actor, {
    value,
    onChange: onValueChange,
    reasons: { 'choose.system': 'item-press', 'choose.light': 'item-press', 'choose.dark': 'item-press' },
    select: (snapshot) => snapshot.value,
    toEvent: (theme) => ({ type: `set.${theme}` }),
  });
  const isOwn = useLatest(value === undefined);
  const wasHeard = useRef(false);
  const catchUp = useCallback(
    (event?: Event) => {
      const theme = rememberedTheme(storageKey, defaultValue);
      if (isOwn.current && theme !== getSnapshot().value) send({ type: `recall.${theme}` }, event);
    },
    [storageKey, defaultValue, isOwn, getSnapshot, send],
  );
  useDomEvents(actor, {
    // A choice before hydration takes precedence over a stored one; without either, the page is not changed.
    hydrateFromDom: (send) => {
      const checked = group.current?.querySelector<HTMLInputElement>('input:checked') ?? null;
      const chosen = isRestored(checked) ? initial : (checked?.value as ThemeName | undefined);
      const remembered = rememberedTheme(storageKey, defaultValue);
      if (chosen && chosen !== initial) send({ type: `choose.${chosen}` });
      else if (value === undefined && remembered !== 'system') send({ type: `recall.${remembered}` });
      else if (value === undefined && initial !== 'system') send({ type: 'recall.system' });
    },
    subscribe: useCallback(
      (send: SendTo<typeof themeSwitchMachine>) => {
        // React's `Activity` or `Suspense` has hidden it, and taken away what listens.
        if (wasHeard.current) catchUp();
        wasHeard.current = true;
        // `storage` events come only from other tabs; a null key means that the storage was cleared.
        const changed = (event: StorageEvent) => {
          if (event.key === storageKey || event.key === null)
            send({ type: `recall.${rememberedTheme(storageKey, defaultValue)}` }, event);
        };
        const chosen = (event: Event) => {
          const { detail } = event as CustomEvent<Chosen>;
          if (event.target !== group.current && detail.storageKey === storageKey)
            send({ type: `recall.${detail.theme}` }, event);
        };
        // `storage` events do not reach a page that the browser keeps for the way back.
        const restored = (event: PageTransitionEvent) => {
          if (event.persisted) catchUp(event);
        };
        const listening = new AbortController();
        const { signal } = listening;
        window.addEventListener('storage', changed, { signal });
        window.addEventListener(CHOSEN, chosen, { signal });
        window.addEventListener('pageshow', restored, { signal });
        return () => listening.abort();
      },
      [storageKey, defaultValue, catchUp],
    ),
  });
  useLayoutEffect(() => {
    if (ownValue !== undefined) applyTheme(ownValue);
  }, [ownValue]);

  return (
    <SegmentedControl
      {...(isHidden && { 'aria-label': texts.label })}
      {...root}
      id={id}
      ref={group}
      className={classNames(styles.root, className)}
      data-scope="theme-switch"
      data-part="root"
      data-state={state.value}
      size="small"
      label={!isHidden && texts.label}
      options={THEMES.map((theme) => ({
        value: theme,
        label: icons ? labelOf(icons[theme], texts[theme]) : texts[theme],
      }))}
      value={state.value}
      onValueChange={(theme, { event }) => send({ type: `choose.${theme}` }, event)}
    />
  );
}

const labelOf = (icon: ReactNode, words: string) => (
  <>
    {icon}
    <span className={styles.words} data-part="words">
      {words}
    </span>
  </>
);

/** The theme in the server's HTML. The server has no document. */
const servedBy = (id: string) =>
  typeof document === 'undefined' ? undefined : (document.getElementById(id)?.dataset.state as ThemeName | undefined);

/**
 * Whether the browser has restored the checked state: Firefox does so after a reload and on back navigation. It is no choice of
 * the reader. (HTML has no `autocomplete` for radio buttons to prevent it.)
 */
const isRestored = (checked: HTMLInputElement | null) =>
  checked !== activeIn(checked) &&
  ((performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]).some(
    ({ type }) => type !== 'navigate',
  );
