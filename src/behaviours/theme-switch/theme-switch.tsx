'use client';
import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../theme/class-names';
import { applyTheme, rememberedTheme, rememberTheme, THEME_KEY, type Theme } from '../../theme/remembered-theme';
import { useBehaviour } from '../behaviour';
import * as segments from '../segments.css';
import * as styles from './theme-switch.css';
import { themeSwitchMachine } from './theme-switch.machine';

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The name of the group. Default: "Theme". */
  label?: string;
  /** Default: "System". */
  systemLabel?: string;
  /** Default: "Light". */
  lightLabel?: string;
  /** Default: "Dark". */
  darkLabel?: string;
}

/** Three radio buttons for the page's colors. One per page: another one would not hear of the choice. */
export function ThemeSwitch({
  label = 'Theme',
  systemLabel = 'System',
  lightLabel = 'Light',
  darkLabel = 'Dark',
  className,
  ...root
}: ThemeSwitchProps) {
  const [state, send] = useBehaviour(themeSwitchMachine, {
    actions: { apply: (_, theme) => applyTheme(theme), remember: (_, theme) => rememberTheme(theme) },
  });
  const name = useId();
  const group = useRef<HTMLSpanElement>(null);

  // A choice made before hydration counts more than a remembered one; where there is neither, the page is left as it is.
  useLayoutEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked') ?? null;
    const chosen = isRestored(checked) ? 'system' : (checked?.value as Theme | undefined);
    const remembered = rememberedTheme();
    if (chosen && chosen !== 'system') send({ type: `choose.${chosen}` });
    else if (remembered !== 'system') send({ type: `recall.${remembered}` });
  }, [send]);

  useEffect(() => {
    // Only other tabs' changes arrive here; a null key says that they removed everything.
    const changed = ({ key }: StorageEvent) => {
      if (key === THEME_KEY || key === null) send({ type: `recall.${rememberedTheme()}` });
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }, [send]);

  const themes: [Theme, string][] = [
    ['system', systemLabel],
    ['light', lightLabel],
    ['dark', darkLabel],
  ];
  return (
    <fieldset {...root} className={classNames(styles.root, className)} data-state={state.value}>
      <legend className={styles.legend}>{label}</legend>
      <span ref={group} className={segments.group}>
        {themes.map(([theme, text]) => (
          <label
            key={theme}
            className={classNames(segments.segment, styles.option)}
            data-state={state.matches(theme) ? 'checked' : 'unchecked'}
          >
            <input
              type="radio"
              className={segments.radio}
              name={name}
              value={theme}
              checked={state.matches(theme)}
              onChange={() => send({ type: `choose.${theme}` })}
            />
            {text}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/**
 * Whether the browser has checked it: Firefox does after a reload and on the way back, as the page was left. Nobody chose
 * that now. (HTML has no `autocomplete` for radio buttons that would forbid it.)
 */
const isRestored = (checked: HTMLInputElement | null) =>
  checked !== document.activeElement &&
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(({ type }) => type !== 'navigate');
