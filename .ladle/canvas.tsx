/** A story alone: what `mode=preview` shows, and what the workbench shows in its frame. */

import { BehaviourProvider } from '@halloway/ui';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { parseState } from '../src/behaviours/state-name';
import { models } from '../src/testing/models';
import { check, light } from './checks';
import { actorsFor } from './faults';
import { force } from './force';
import { type Command, type Known, post, receive } from './messages';
import { setReducedMotion } from './motion';
import { Outline } from './outline';
import { Overrides, onUsed, resetUsed, useFitting } from './props-controls/props-controls';
import { Session } from './session';
import type { Settings } from './settings';
import { type StoryMeta, stories } from './stories';
import { StoryBoundary } from './story-boundary';
import * as styles from './workbench.css';

interface CanvasProps {
  story: string;
  meta: StoryMeta;
  theme: string;
  rtl: boolean;
  settings: Settings;
  /** `false` until it can be rendered. */
  children: ReactNode;
}

export function Canvas({ story, meta, settings, children, ...from }: CanvasProps) {
  const [now, set] = useState({ ...from, settings });
  const { theme, rtl } = now;
  const { motion, outline, faults, props } = now.settings;
  const snapshots = useMemo(() => pinned(meta, settings), [meta, settings]);
  const [session] = useState(() => new Session(Object.keys(snapshots)));

  // Before a story reads it, which is rendered later than Ladle's own effect, which removes `dir`.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = rtl ? 'rtl' : 'ltr';
  });
  useMemo(() => setReducedMotion(motion === 'reduce'), [motion]);
  useState(resetUsed);
  const fit = useFitting(props);

  useEffect(() => {
    const workbench = window.parent === window ? null : window.parent;
    const tell = (known: Partial<Known>) => workbench && post(workbench, { workbench: 'known', story, known });
    const stop = receive(
      () => workbench,
      (message) => {
        if (message.workbench !== 'command') return;
        if (message.command.type === 'check') check().then((checked) => tell({ checked }));
        else if (message.command.type === 'settings') set(message.command);
        else execute(message.command, session);
      },
    );
    if (workbench) {
      session.report((report) => tell({ report }));
      onUsed((used) => tell({ used }));
    }
    return () => {
      stop();
      light('');
    };
  }, [session, story]);

  const isThere = fit !== undefined && children !== false;
  useEffect(() => {
    if (isThere) session.begin(settings.played, settings.at);
  }, [isThere, session, settings]);

  const entry = stories[story]?.entry ?? '';
  const bleed = meta.bleed ?? entry.startsWith('src/sections/');
  const isElement = entry.startsWith('src/elements/');
  const actors = useMemo(() => actorsFor(faults, session.clock), [faults, session]);
  return (
    <div
      className={bleed ? undefined : styles.canvas}
      data-story={story}
      data-centered={isElement && window.parent !== window && settings.compare !== 'picture'}
    >
      <BehaviourProvider snapshots={snapshots} inspect={session.inspect} clock={session.clock} actors={actors}>
        <StoryBoundary>{fit && <Overrides value={fit.props}>{children}</Overrides>}</StoryBoundary>
        {outline && <Outline />}
      </BehaviourProvider>
    </div>
  );
}

function execute(command: Command, session: Session) {
  if (command.type === 'send') session.send(command.machine, command.event, command.isRepeated);
  else if (command.type === 'take') session.take(command.machine, command.transition);
  else if (command.type === 'advance') session.clock.advanceTo(session.clock.now() + command.by);
  else if (command.type === 'light') light(command.selector);
  else if (command.type === 'force') force(command.look);
  else if (command.type === 'pause' || command.type === 'run' || command.type === 'step') session.clock[command.type]();
}

/** `state` in the URL pins the story; with a replay it is only the expected end. */
function pinned(meta: StoryMeta, { state: requested, played, at }: Settings) {
  const alone = played.length === 0 && at === undefined;
  const isOtherState = alone && requested !== meta.state && hasState(meta.machine, requested);
  const { machine, state, context = {} } = isOtherState ? otherState(meta, requested) : meta;
  return machine && state ? { [machine]: { value: parseState(state), context } } : {};
}

/** Whether a machine has a state of this name: a link may be older than the machine. */
function hasState(id: string | undefined, state: string) {
  try {
    return models[id ?? '']?.machine.resolveState({ value: parseState(state), context: {} }) !== undefined;
  } catch {
    return false;
  }
}

/** Another state of the story's machine, with the context of that state's story. */
function otherState({ machine }: StoryMeta, state: string): StoryMeta {
  const metas = Object.values(stories).map(({ meta }) => meta);
  const { context } = metas.find((other) => other.machine === machine && other.state === state) ?? {};
  return { ...(machine && { machine }), state, ...(context && { context }) };
}
