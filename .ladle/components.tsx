import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import { stories } from 'virtual:generated-list';
import { ActionType, type GlobalProvider, type GlobalState, ModeState } from '@ladle/react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { href } from './address';
import { type Command, hear } from './messages';
import { parseSettings, type Settings } from './settings';
import { Shell } from './shell';
import { prepareFor, Stage, type StoryMeta } from './stage';
import { Workbench } from './workbench';

/** The code of each module of stories. */
const modules = import.meta.glob(['../src/**/*.stories.tsx', './*.stories.tsx']);

/**
 * Alone (`mode=preview`) a story is the whole page. Otherwise it stands in a frame of its own, which is that same page,
 * so that its width, its dialogs, its media queries and its window are real; beside it stands the workbench.
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

  // The address says everything of the story that it names, also when Back or Forward has led there.
  if (of !== story) setSettings({ settings: parseSettings(location.search), of: story, visit });

  // Ladle keeps its URL in step only after a story has said that it has no controls; in the frame it says so to another page.
  useEffect(() => {
    if (!alone && !controlInitialized) dispatch({ type: ActionType.UpdateControlIntialized, value: true });
  }, [alone, controlInitialized, dispatch]);

  useOrders(alone, (command) => {
    if (command.type === 'prepare') load(command.story);
    if (command.type !== 'story') return;
    const { settings: next, type: _, ...shown } = command;
    wanted.current = shown.story;
    // Until its code is there, the story before it is shown.
    load(shown.story).then(
      () => {
        if (wanted.current !== shown.story) return;
        prepareFor(next);
        startTransition(() => {
          setSettings((before) => ({ settings: next, of: shown.story, visit: before.visit + 1 }));
          dispatch({ type: ActionType.UpdateAll, value: shown as GlobalState });
        });
      },
      // The browser never asks twice for a module that failed.
      () => location.replace(href({ ...shown, mode: 'preview' }, next)),
    );
  });
  const wanted = useRef(story);
  const shown = useRef(story);
  useLayoutEffect(() => {
    if (!alone || shown.current === story) return;
    shown.current = story;
    // Before Ladle sees that its address is that of the story before, and makes an entry in the history.
    history.replaceState(history.state, '', href({ story, theme, rtl, mode: 'preview' }, settings));
    scrollTo(0, 0);
  });

  if (alone)
    return (
      <Stage key={`${story} ${visit}`} story={story} meta={meta} theme={theme} rtl={rtl} settings={settings}>
        {children}
      </Stage>
    );

  // Ladle makes no entry in the history for a story that was not chosen in its own list. How it is looked at stays when
  // the reader goes on to another story; what was done to this one does not.
  const open = (id: string) => {
    if (id === story) return;
    const { viewport, motion, tab, compare } = settings;
    history.pushState(
      null,
      '',
      href({ story: id, theme, rtl, mode: '' }, { ...parseSettings(''), viewport, motion, tab, compare }),
    );
    dispatch({ type: ActionType.UpdateStory, value: id });
  };
  return (
    <Shell story={story} open={open}>
      <Workbench
        story={story}
        meta={meta}
        theme={theme}
        rtl={rtl}
        settings={settings}
        change={(changed: Partial<Settings>) =>
          setSettings({ settings: { ...settings, ...changed }, of: story, visit })
        }
        setTheme={(value) => dispatch({ type: ActionType.UpdateTheme, value })}
        setRtl={(value) => dispatch({ type: ActionType.UpdateRtl, value })}
      />
    </Shell>
  );
};

/** A story's code, which comes once. A story that there is not is Ladle's to tell of. */
async function load(story: string) {
  const entry = stories[story]?.entry ?? '';
  await modules[entry.startsWith('.ladle/') ? `./${entry.slice('.ladle/'.length)}` : `../${entry}`]?.();
}

/** What the workbench tells the page in its frame. */
function useOrders(alone: boolean, obey: (command: Command) => void) {
  const latest = useRef(obey);
  useLayoutEffect(() => {
    latest.current = obey;
  });
  useEffect(() => {
    if (!alone || window.parent === window) return;
    return hear(
      () => window.parent,
      (message) => message.workbench === 'command' && latest.current(message.command),
    );
  }, [alone]);
}
