'use client';
import { type ComponentProps, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { SegmentedControl, type SegmentedControlChangeReason } from '../../elements/segmented-control';
import { classNames } from '../../theme/class-names';
import { applyTheme, rememberedTheme, rememberTheme, THEME_KEY, type ThemeName } from '../../theme/remembered-theme';
import {
  type ChangeDetails,
  type SendTo,
  type State,
  useControlled,
  useDomEvents,
  useMachineActor,
} from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './theme-switch.css';
import { themeSwitchMachine } from './theme-switch.machine';

/** The texts of the switch. */
export interface ThemeSwitchTexts {
  /** The name of the group. */
  label: string;
  system: string;
  light: string;
  dark: string;
}

/** The English texts. */
export const themeSwitchTexts: ThemeSwitchTexts = { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' };

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
  value,
  defaultValue = 'system',
  onValueChange,
  onStateChange,
  storageKey = THEME_KEY,
  texts: ownTexts,
  className,
  ref,
  ...root
}: ThemeSwitchProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement, []);
  const texts = useTexts('theme-switch', themeSwitchTexts, ownTexts);
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
  const { send } = actor;
  const state = useControlled(actor, {
    value,
    onChange: onValueChange,
    reasons: { 'choose.system': 'item-press', 'choose.light': 'item-press', 'choose.dark': 'item-press' },
    select: (snapshot) => snapshot.value,
    toEvent: (theme) => ({ type: `set.${theme}` }),
  });
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
        window.addEventListener('storage', changed);
        window.addEventListener(CHOSEN, chosen);
        return () => {
          window.removeEventListener('storage', changed);
          window.removeEventListener(CHOSEN, chosen);
        };
      },
      [storageKey, defaultValue],
    ),
  });

  useLayoutEffect(() => {
    if (value !== undefined) applyTheme(value);
  }, [value]);

  return (
    <SegmentedControl
      {...root}
      ref={group}
      className={classNames(styles.root, className)}
      data-scope="theme-switch"
      data-part="root"
      data-state={state.value}
      size="small"
      legend={texts.label}
      options={THEMES.map((theme) => ({ value: theme, label: texts[theme] }))}
      value={state.value}
      onValueChange={(theme, { event }) => send({ type: `choose.${theme}` }, event)}
    />
  );
}

/**
 * Whether the browser has restored the checked state: Firefox does so after a reload and on back navigation. It is no choice of
 * the reader. (HTML has no `autocomplete` for radio buttons to prevent it.)
 */
const isRestored = (checked: HTMLInputElement | null) =>
  checked !== document.activeElement &&
  ((performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]).some(
    ({ type }) => type !== 'navigate',
  );
