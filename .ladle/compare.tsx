/** A story several times, each time in another condition, or all states of its machine: in one grid, driven together. */
import { stories } from 'virtual:generated-list';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { titleOf } from './catalog';
import { Frame, type FrameHandle } from './frame';
import type { Command, Message } from './messages';
import { type Comparison, type Settings, viewports } from './settings';
import type { StoryMeta } from './stage';
import * as styles from './workbench.css';

interface Shown {
  story: string;
  meta: StoryMeta;
  theme: string;
  rtl: boolean;
}

interface Variant extends Omit<Shown, 'meta'> {
  name: string;
  /** In px. */
  width: number;
}

/** Where neither the reader nor the story says how wide a story is, in px. */
const WIDTH = 768;
/** The height of each window, in px. */
const HEIGHT = 720;
const GAP = 16;

/** The first leads: what is known of a story is known of that one. */
function variantsOf(by: Exclude<Comparison, 'picture'>, { meta, ...shown }: Shown, { viewport }: Settings): Variant[] {
  const width = viewport || meta.viewport || WIDTH;
  const same = { ...shown, width };
  if (by === 'widths') return Object.values(viewports).map((px) => ({ ...same, name: `${px} px`, width: px }));
  if (by === 'themes') return ['light', 'dark'].map((theme) => ({ ...same, name: theme, theme }));
  if (by === 'directions')
    return [false, true].map((rtl) => ({ ...same, name: rtl ? 'right to left' : 'left to right', rtl }));
  const seen = new Set([meta.state]);
  const others = Object.entries(stories).flatMap(([id, { meta: of }]): Variant[] => {
    const { machine, state, viewport: own } = (of?.meta ?? {}) as StoryMeta;
    if (!machine || machine !== meta.machine || !state || seen.has(state)) return [];
    seen.add(state);
    return [{ ...same, story: id, name: state, width: viewport || own || WIDTH }];
  });
  return [{ ...same, name: meta.state ?? titleOf(shown.story) }, ...others];
}

interface CompareProps extends Shown {
  by: Exclude<Comparison, 'picture'>;
  settings: Settings;
  /** Hears the first of them. */
  tell: (message: Message) => void;
  ref: Ref<FrameHandle>;
}

/** What is told to all, because it is not something that happens to a machine. */
const forAll: readonly Command['type'][] = ['pause', 'run', 'step', 'advance'];

export function Compare({ by, settings, tell, ref, ...shown }: CompareProps) {
  const frames = useRef(new Map<string, FrameHandle>());
  /** How much of what happened in each frame the others know. */
  const known = useRef(new Map<string, number>());
  /** Those that can be told what happens. */
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const variants = variantsOf(by, shown, settings);
  const [lead] = variants;

  useImperativeHandle(ref, () => ({
    command: (command) => {
      for (const [name, frame] of frames.current)
        if (name === lead?.name || forAll.includes(command.type)) frame.command(command);
    },
    facts: () => frames.current.get(lead?.name ?? '')?.facts() ?? { scopes: [], said: [] },
    restart: (fresh) => {
      known.current.clear();
      for (const frame of frames.current.values()) frame.restart(fresh);
    },
  }));

  /** What happens in one of them happens in all. */
  function hear(name: string, message: Message) {
    if (message.workbench === 'report' && message.report.settled) {
      const { played } = message.report;
      // What a link says to play is played by each of them.
      const from = known.current.get(name) ?? played.length;
      known.current.set(name, played.length);
      if (!ready.has(name)) setReady((before) => new Set([...before, name]));
      for (const { machine, event, repeated } of played.slice(from))
        for (const [other, frame] of frames.current)
          if (other !== name && !repeated) frame.command({ type: 'repeat', machine, event });
    }
    if (name === lead?.name) tell(message);
  }

  const [place, room] = useWidth();
  const columns = by === 'widths' ? 1 : by === 'states' ? 3 : 2;
  const widest = Math.max(...variants.map(({ width }) => width));
  // All at one scale: what is compared is also how large things are.
  const scale = Math.min(1, (room - (columns - 1) * GAP) / columns / widest);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ul ref={place} className={styles.compared} aria-label={`Compared by ${by}`} tabIndex={0}>
      {room > 0 &&
        variants.map(({ name, width, ...variant }) => (
          <li key={`${by} ${name}`} style={{ inlineSize: width * scale }} aria-busy={!ready.has(name)}>
            <p className={styles.note}>{name}</p>
            <div className={styles.window} style={{ blockSize: HEIGHT * scale }}>
              <div
                style={{ inlineSize: width, blockSize: HEIGHT, transform: `scale(${scale})`, transformOrigin: '0 0' }}
              >
                <Frame
                  {...variant}
                  name={name}
                  // Each shows the state that it is called after, not the one that the address asks for.
                  settings={by === 'states' ? { ...settings, state: '' } : settings}
                  tell={(message) => hear(name, message)}
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
        ))}
    </ul>
  );
}

/** The width of the room that an element has inside, in px. */
function useWidth() {
  const place = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, width] as const;
}
