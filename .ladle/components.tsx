import '@halloway/ui/fonts.css';
import '@halloway/ui/reset.css';
import '@halloway/ui/styles.css';
import { ActionType, type GlobalProvider, ModeState } from '@ladle/react';
import { useEffect, useState } from 'react';
import { parseSettings } from './settings';
import { Shell } from './shell';
import { Stage, type StoryMeta } from './stage';
import { Workbench } from './workbench';

/**
 * Alone (`mode=preview`) a story is the whole page. Otherwise it stands in a frame of its own, which is that same page,
 * so that its width, its dialogs, its media queries and its window are real; beside it stands the workbench.
 */
export const Provider: GlobalProvider = ({ children, globalState, dispatch, storyMeta }) => {
  const { story, theme, rtl, mode, controlInitialized } = globalState;
  const meta = (storyMeta ?? {}) as StoryMeta;
  const [{ settings, of }, setSettings] = useState(() => ({ settings: parseSettings(location.search), of: story }));
  const alone = mode === ModeState.Preview;

  // Width, motion and tab stay when the reader goes on to another story; what was done to this one does not.
  if (of !== story) {
    const { viewport, motion, tab } = settings;
    setSettings({ settings: { ...parseSettings(''), viewport, motion, tab }, of: story });
  }

  // Ladle keeps its URL in step only after a story has said that it has no controls; in the frame it says so to another page.
  useEffect(() => {
    if (!alone && !controlInitialized) dispatch({ type: ActionType.UpdateControlIntialized, value: true });
  }, [alone, controlInitialized, dispatch]);

  // Ladle makes no entry in the history for a story that was not chosen in its own list.
  const open = (id: string) => {
    if (id === story) return;
    history.pushState(null, '', `?story=${id}`);
    dispatch({ type: ActionType.UpdateStory, value: id });
  };

  if (alone)
    return (
      <Stage key={story} story={story} meta={meta} theme={theme} rtl={rtl} settings={settings}>
        {children}
      </Stage>
    );
  return (
    <Shell story={story} open={open}>
      <Workbench
        key={story}
        story={story}
        meta={meta}
        theme={theme}
        rtl={rtl}
        settings={settings}
        change={(changed) => setSettings({ settings: { ...settings, ...changed }, of: story })}
        setTheme={(value) => dispatch({ type: ActionType.UpdateTheme, value })}
        setRtl={(value) => dispatch({ type: ActionType.UpdateRtl, value })}
      />
    </Shell>
  );
};
