/** A grid of one story under several conditions, or of all states of its machine. Events in one frame are repeated in the others. */

import { useImperativeHandle, useRef, useState } from 'react';
import { statesOf, titleOf } from './catalog';
import { Frame, type FrameHandle, type View } from './frame';
import type { Command, Message } from './messages';
import { type Comparison, viewports } from './settings';
import { type StoryMeta, stories } from './stories';
import { useSize } from './use-size';
import * as styles from './workbench.css';

interface Variant extends Pick<View, 'story' | 'theme' | 'rtl'> {
  name: string;
  /** In px. */
  width: number;
}

/** Default width in px, if neither the reader nor the story sets one; states fit beside each other on a phone's. */
const [WIDTH, STATE_WIDTH] = [768, 390];
/** The height of each window, in px, and that of the longest, which what is in it may need. */
const [HEIGHT, LONGEST_HEIGHT] = [720, 1200];
const GAP = 16;
/** The smallest scale for one more column, so that texts can be read. */
const READABLE = 0.9;

/** The first frame leads: the panel shows its reports. */
function variantsOf({
  by,
  meta,
  story,
  theme,
  rtl,
  settings: { viewport },
}: Omit<CompareProps, 'notify' | 'ref'>): Variant[] {
  const width = viewport || meta.viewport || (by === 'states' ? STATE_WIDTH : WIDTH);
  const same = { story, theme, rtl, width };
  if (by === 'widths') return viewports.map((px) => ({ ...same, name: `${px} px`, width: px }));
  if (by === 'themes') return ['light', 'dark'].map((name) => ({ ...same, name, theme: name }));
  if (by === 'directions')
    return [false, true].map((right) => ({ ...same, name: right ? 'right to left' : 'left to right', rtl: right }));
  const others = statesOf(meta.machine ?? '').filter(({ state }) => state !== meta.state);
  return [
    { ...same, name: meta.state ?? titleOf(story) },
    ...others.map(({ id, state }) => ({
      ...same,
      story: id,
      name: state,
      width: viewport || stories[id]?.meta.viewport || STATE_WIDTH,
    })),
  ];
}

/** The first frame notifies. */
interface CompareProps extends View {
  by: Exclude<Comparison, 'picture'>;
  meta: StoryMeta;
}

/** Commands sent to all frames, because they are no events of a machine. */
const forAll: readonly Command['type'][] = ['pause', 'run', 'step', 'advance'];

export function Compare({ notify, ref, ...shown }: CompareProps) {
  const { by, settings } = shown;
  const frames = useRef(new Map<string, FrameHandle>());
  /** By frame, how many of its events have been repeated in the others. */
  const known = useRef(new Map<string, number>());
  /** The frames that can receive events, with the height of what they show. */
  const [ready, setReady] = useState<ReadonlyMap<string, number>>(new Map());
  const variants = variantsOf(shown);
  const [lead] = variants;

  useImperativeHandle(ref, () => ({
    command: (command) => {
      for (const [name, frame] of frames.current)
        if (name === lead?.name || forAll.includes(command.type)) frame.command(command);
    },
    facts: () => frames.current.get(lead?.name ?? '')?.facts() ?? { scopes: [], said: [] },
    height: () => HEIGHT,
    restart: (fresh) => {
      known.current.clear();
      for (const frame of frames.current.values()) frame.restart(fresh);
    },
  }));

  /** Repeats the events of one frame in all others. */
  function receive(name: string, message: Message) {
    if (message.workbench === 'report' && message.report.settled) {
      const { played } = message.report;
      // The events in the link are replayed by each frame itself.
      const from = known.current.get(name) ?? played.length;
      known.current.set(name, played.length);
      const height = Math.min(LONGEST_HEIGHT, frames.current.get(name)?.height() ?? HEIGHT);
      setReady((before) => (before.get(name) === height ? before : new Map(before).set(name, height)));
      for (const { machine, event, repeated } of played.slice(from))
        for (const [other, frame] of frames.current)
          if (other !== name && !repeated) frame.command({ type: 'repeat', machine, event });
    }
    if (name === lead?.name) notify(message);
  }

  const place = useRef<HTMLUListElement>(null);
  const { width: room } = useSize(place);
  const widths = variants.map(({ width }) => width);
  // One scale for all, so that sizes can be compared. A state that exists only in a wide window has a row of its own.
  const column = by === 'states' ? Math.min(...widths) : Math.max(...widths);
  const columns = Math.max(1, Math.floor((room + GAP) / (column * READABLE + GAP)));
  const most = Math.min(1, (room - (columns - 1) * GAP) / columns / column);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ul ref={place} className={styles.compared} aria-label={`Compared by ${by}`} tabIndex={0}>
      {room > 0 &&
        variants.map(({ name, width, ...variant }) => {
          const scale = Math.min(most, room / width);
          return (
            <li key={`${by} ${name}`} style={{ inlineSize: width * scale }} aria-busy={!ready.has(name)}>
              <p className={styles.note}>{name}</p>
              <div className={styles.window} style={{ blockSize: (ready.get(name) ?? HEIGHT) * scale }}>
                <div
                  style={{
                    inlineSize: width,
                    blockSize: Math.max(HEIGHT, ready.get(name) ?? 0),
                    transform: `scale(${scale})`,
                    transformOrigin: '0 0',
                  }}
                >
                  <Frame
                    {...variant}
                    name={name}
                    // Each frame shows the state in its name, not the state in the address.
                    settings={by === 'states' ? { ...settings, state: '' } : settings}
                    notify={(message) => receive(name, message)}
                    ref={(frame) => {
                      if (frame) frames.current.set(name, frame);
                      return () => {
                        frames.current.delete(name);
                      };
                    }}
                  />
                </div>
              </div>
            </li>
          );
        })}
    </ul>
  );
}
