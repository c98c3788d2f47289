import '@halloway/ui/fonts.css';
import { BehaviourProvider } from '@halloway/ui';
import type { GlobalProvider } from '@ladle/react';
import { parseState } from './pin';

interface StoryMeta {
  /** The id of the machine the story shows. */
  machine?: string;
  /** The state it holds it in; without one the machine runs. */
  state?: string;
  /** What of the context differs from the initial one. */
  context?: Record<string, unknown>;
}

export const Provider: GlobalProvider = ({ children, globalState, storyMeta }) => {
  const { machine, state, context = {} } = (storyMeta ?? {}) as StoryMeta;
  const snapshots = machine && state ? { [machine]: { value: parseState(state), context } } : {};
  return (
    <div data-theme={globalState.theme} style={{ padding: 24 }}>
      <BehaviourProvider key={globalState.story} snapshots={snapshots}>
        {children}
      </BehaviourProvider>
    </div>
  );
};
