'use client';
import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { SegmentedControl } from '../../elements/segmented-control';
import { classNames } from '../../theme/class-names';
import { applyTheme, rememberedTheme, rememberTheme, THEME_KEY, type Theme } from '../../theme/remembered-theme';
import { useBehaviour } from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './theme-switch.css';
import { themeSwitchMachine } from './theme-switch.machine';

/** The words of the switch. */
export interface ThemeSwitchTexts {
  /** The name of the group. */
  label: string;
  system: string;
  light: string;
  dark: string;
}

/** The texts in English. */
export const themeSwitchTexts: ThemeSwitchTexts = { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' };

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /**
   * The theme, where the product keeps it: it is applied to the page and not remembered here. A choice that the product
   * does not take is not shown.
   */
  value?: Theme | undefined;
  /** The theme of a reader who has not chosen yet. Default: "system". */
  defaultValue?: Theme;
  /** Told which theme was chosen, here, in another tab or with another switch, or was remembered. */
  onValueChange?: ((value: Theme) => void) | undefined;
  /** Told `system`, `light` or `dark`. */
  onStateChange?: ((state: string) => void) | undefined;
  /** Under which `localStorage` keeps the choice. Read once. Default: `THEME_KEY`, "hw-theme". */
  storageKey?: string;
  /** Replaces any of `themeSwitchTexts`. */
  texts?: PartialTexts<ThemeSwitchTexts> | undefined;
}

const THEMES = ['system', 'light', 'dark'] as const;

/** A switch tells those beside it, as the browser tells those in other tabs. */
const CHOSEN = 'hw-theme-chosen';
interface Chosen {
  storageKey: string;
  theme: Theme;
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
  const begun = value ?? defaultValue;
  const [state, send] = useBehaviour(themeSwitchMachine, {
    input: { theme: begun },
    owned: {
      value,
      onChange: onValueChange,
      of: (snapshot) => snapshot.value,
      set: (theme: Theme) => ({ type: `set.${theme}` }),
    },
    actions: {
      // What the product keeps is applied when it has been taken.
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
    // A choice made before hydration counts more than a remembered one; where there is neither, the page is left as it is.
    adopt: (send) => {
      const checked = group.current?.querySelector<HTMLInputElement>('input:checked') ?? null;
      const chosen = isRestored(checked) ? begun : (checked?.value as Theme | undefined);
      const remembered = rememberedTheme(storageKey, defaultValue);
      if (chosen && chosen !== begun) send({ type: `choose.${chosen}` });
      else if (value === undefined && remembered !== 'system') send({ type: `recall.${remembered}` });
      else if (value === undefined && begun !== 'system') send({ type: 'recall.system' });
    },
    listen: (send) => {
      // Only other tabs' changes arrive here; a null key says that they removed everything.
      const changed = ({ key }: StorageEvent) => {
        if (key === storageKey || key === null) send({ type: `recall.${rememberedTheme(storageKey, defaultValue)}` });
      };
      const chosen = (event: Event) => {
        const { detail } = event as CustomEvent<Chosen>;
        if (event.target !== group.current && detail.storageKey === storageKey)
          send({ type: `recall.${detail.theme}` });
      };
      window.addEventListener('storage', changed);
      window.addEventListener(CHOSEN, chosen);
      return () => {
        window.removeEventListener('storage', changed);
        window.removeEventListener(CHOSEN, chosen);
      };
    },
    onStateChange,
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
      onValueChange={(theme) => send({ type: `choose.${theme}` })}
    />
  );
}

/**
 * Whether the browser has checked it: Firefox does after a reload and on the way back, as the page was left. Nobody chose
 * that now. (HTML has no `autocomplete` for radio buttons that would forbid it.)
 */
const isRestored = (checked: HTMLInputElement | null) =>
  checked !== document.activeElement &&
  ((performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]).some(
    ({ type }) => type !== 'navigate',
  );
