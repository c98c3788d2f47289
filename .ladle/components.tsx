import './storage';
import { type StoryMeta, stories } from './stories';
import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import { ActionType, type GlobalProvider, type GlobalState, ModeState, ThemeState } from '@ladle/react';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { rememberedTheme, rememberTheme } from '../src/theme/remembered-theme';
import { href } from './address';
import { Canvas } from './canvas';
import { titleOf } from './catalog';
import { ComponentPage, componentOf } from './component-page';
import { type Command, receive } from './messages';
import { NotFound } from './not-found';
import { parseSettings, type Settings } from './settings';
import { Workbench } from './workbench';
import { WorkbenchLayout } from './workbench-layout';

const name = 'Halloway workbench';
/** Where the reader's choice of theme is stored. */
const THEME = 'workbench-theme';

/** The code of each module of stories. */
const modules = import.meta.glob(['../{src,docs/examples}/**/*.stories.tsx', './*.stories.tsx']);

/**
 * With `mode=preview` a story is the whole page. Otherwise that page is in a frame beside the workbench, so that the story has
 * a real width, dialogs, media queries and window.
 */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const { story, theme, rtl, mode, controlInitialized } = globalState;
  const meta = (storyMeta ?? {}) as StoryMeta;
  const [{ settings, of, visit }, setSettings] = useState(() => ({
    settings: parseSettings(location.search),
    of: story,
    visit: 0,
  }));
  const alone = mode === ModeState.Preview;

  // The address determines the story, also after Back or Forward.
  if (of !== story) setSettings({ settings: parseSettings(location.search), of: story, visit });

  // Ladle has no option for the title, and sets its own in an effect that runs after ours.
  useEffect(() => {
    queueMicrotask(() => {
      document.title = `${titleOf(story)} · ${name}`;
    });
  }, [story]);

  // A theme in the address wins, then the reader's last choice, then the system. A story alone is light unless its address says so.
  useEffect(() => {
    const theme = rememberedTheme(THEME);
    const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    if (!alone && isDark && !new URLSearchParams(location.search).has('theme'))
      dispatch({ type: ActionType.UpdateTheme, value: ThemeState.Dark });
  }, [alone, dispatch]);

  // Ladle syncs its URL only after a story has reported that it has no controls; in the frame that report goes to another page.
  useEffect(() => {
    if (!alone && !controlInitialized) dispatch({ type: ActionType.UpdateControlIntialized, value: true });
  }, [alone, controlInitialized, dispatch]);

  const execute = useEffectEvent((command: Command) => {
    if (command.type === 'prepare') load(command.story);
    if (command.type !== 'story') return;
    const { settings: next, type: _, ...shown } = command;
    wanted.current = shown.story;
    // The previous story stays visible until the code has loaded.
    load(shown.story).then(
      () => {
        if (wanted.current !== shown.story) return;
        startTransition(() => {
          setSettings((before) => ({ settings: next, of: shown.story, visit: before.visit + 1 }));
          dispatch({ type: ActionType.UpdateAll, value: shown as GlobalState });
        });
      },
      // Browsers do not fetch a module again that failed to load.
      () => location.replace(href({ ...shown, mode: 'preview' }, next)),
    );
  });
  useEffect(() => {
    if (!alone || window.parent === window) return;
    return receive(
      () => window.parent,
      (message) => message.workbench === 'command' && execute(message.command),
    );
  }, [alone]);
  // As a transition: Ladle's spinner, once shown, would stay for React's 300 ms.
  const [isReady, ready] = useReducer(() => true, false);
  useEffect(() => {
    startTransition(ready);
  }, []);
  const wanted = useRef(story);
  const shown = useRef(story);
  useLayoutEffect(() => {
    if (!alone || shown.current === story) return;
    shown.current = story;
    // Runs before Ladle notices that the address is that of the previous story, and adds a history entry.
    history.replaceState(history.state, '', href({ story, theme, rtl, mode: 'preview' }, settings));
    scrollTo(0, 0);
  });

  const component = componentOf(story);
  const isFound = component !== undefined || story in stories;
  if (alone)
    return !isFound ? (
      <NotFound story={story} />
    ) : (
      <Canvas key={`${story} ${visit}`} story={story} meta={meta} theme={theme} rtl={rtl} settings={settings}>
        {isReady && (component ? <ComponentPage entry={component} part={settings.tab} /> : children)}
      </Canvas>
    );

  // Ladle adds no history entry for a story that was not chosen in its own list. View settings are kept for
  // the next story; what was done to this story is not.
  const open = (id: string) => {
    if (id === story) return;
    const { viewport, motion, outline, tab, compare } = settings;
    history.pushState(
      null,
      '',
      href({ story: id, theme, rtl, mode: '' }, { ...parseSettings(''), viewport, motion, outline, tab, compare }),
    );
    dispatch({ type: ActionType.UpdateStory, value: id });
  };
  // Beside Ladle's own list and landmarks, which are hidden.
  return createPortal(
    <WorkbenchLayout story={story} open={open}>
      {isFound ? (
        <Workbench
          story={story}
          meta={meta}
          theme={theme}
          rtl={rtl}
          settings={settings}
          change={(changed: Partial<Settings>) =>
            setSettings({ settings: { ...settings, ...changed }, of: story, visit })
          }
          setTheme={(value) => {
            rememberTheme(value === ThemeState.Dark ? 'dark' : 'light', THEME);
            dispatch({ type: ActionType.UpdateTheme, value });
          }}
          setRtl={(value) => dispatch({ type: ActionType.UpdateRtl, value })}
        />
      ) : (
        <NotFound story={story} />
      )}
    </WorkbenchLayout>,
    document.body,
  );
};

/** A story's code, loaded once. Ladle reports a story that does not exist. */
async function load(story: string) {
  const entry = stories[story]?.entry ?? '';
  await modules[entry.startsWith('.ladle/') ? `./${entry.slice('.ladle/'.length)}` : `../${entry}`]?.();
}
