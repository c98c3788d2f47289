/**
 * Frames beside each other: all stories of a component, or one story in other conditions, or over accepted pictures. Events in
 * one frame are repeated in the others.
 */
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Button } from './button';
import { entryOf } from './catalog';
import { Check, Choice } from './choice';
import { looks } from './force';
import { Frame, type FrameHandle, type View } from './frame';
import type { Command, Known } from './messages';
import type { Control } from './props-controls/from-types';
import { ownFirst, type Used } from './props-controls/used';
import { Scaled } from './scaled';
import { type Comparison, type Settings, viewports } from './settings';
import { Status } from './status';
import { stories } from './stories';
import { useLoaded } from './use-loaded';
import { useSize } from './use-size';
import * as styles from './workbench.css';

interface Tile extends Pick<View, 'story' | 'theme' | 'rtl' | 'settings'> {
  name: string;
  /** In px. */
  width: number;
}

/** In px: stories fit beside each other at a phone's width; a picture has the width of `tests/pictures`. */
const [WIDTH, STORY_WIDTH, PICTURE_WIDTH] = [768, 390, 1280];
/** In px: of a window, of the longest, of an empty one, of what is above and below it; and of the narrowest tile. */
const [HEIGHT, LONGEST, EMPTY, CAPTION, NARROWEST] = [720, 1200, 160, 80, 160];
const GAP = 16;
const COLUMNS = 4;

interface WallProps extends View {
  by: Comparison;
  used: readonly Used[];
  change: (settings: Partial<Settings>) => void;
}

function tilesOf({ by, story, theme, rtl, settings, used }: WallProps, controls: Record<string, Control[]>): Tile[] {
  const wanted = settings.viewport || stories[story]?.meta.viewport;
  const same = { story, theme, rtl, settings, width: wanted || WIDTH };
  if (by === 'widths') return viewports.map((px) => ({ ...same, name: `${px} px`, width: px }));
  if (by === 'themes') return ['light', 'dark'].map((name) => ({ ...same, name, theme: name }));
  if (by === 'directions')
    return [false, true].map((right) => ({ ...same, name: right ? 'right to left' : 'left to right', rtl: right }));
  if (by === 'variants') {
    const [own] = ownFirst(used, story);
    const variants = variantsOf(controls[own?.name ?? ''] ?? [], own?.props ?? {});
    return [['as it is', {}] as const, ...variants].map(([name, props]) => ({
      ...same,
      name,
      width: wanted || STORY_WIDTH,
      settings: {
        ...settings,
        props: own ? { ...settings.props, [own.name]: { ...settings.props[own.name], ...props } } : settings.props,
      },
    }));
  }
  // Each frame shows its own state, not the one in the address; a picture is that of the beginning.
  const still = { rtl: false, settings: { ...settings, state: '', motion: 'reduce', at: settings.at ?? 0 } } as const;
  return (entryOf(story)?.stories ?? []).map(({ id, title }) => ({
    ...same,
    story: id,
    name: title,
    ...(by === 'picture' ? still : { settings: { ...settings, state: '' } }),
    width:
      by === 'picture'
        ? (stories[id]?.meta.viewport ?? PICTURE_WIDTH)
        : settings.viewport || stories[id]?.meta.viewport || STORY_WIDTH,
  }));
}

/** Each option of each choice, each switch that is on, and each text that may be added. A heading looks the same at every level. */
function variantsOf(controls: readonly Control[], given: Used['props']) {
  return controls.flatMap(({ name, kind, options, type, required }): [string, Used['props']][] => {
    if (/^(headingL|l)evel$/.test(name)) return [];
    if (kind === 'choice')
      return options.map((option) => [`${name}: ${JSON.parse(option)}`, { [name]: JSON.parse(option) }]);
    if (kind === 'switch') return [[name, { [name]: true }]];
    const isAddition = !required && !(name in given) && type === 'ReactNode' && name !== 'children';
    return isAddition ? [[name, { [name]: name }]] : [];
  });
}

/** Sent to all frames, because they are no events of a machine. */
const forAll: readonly Command['type'][] = ['pause', 'run', 'step', 'advance', 'force'];

export function Wall(shown: WallProps) {
  const { by, story, settings, change, notify, ref } = shown;
  const controls = useLoaded('', () => import('virtual:controls'))?.default ?? {};
  const pictures = useLoaded('', () => import('./pictures'));
  const frames = useRef(new Map<string, FrameHandle>());
  /** By frame, how many of its events have been repeated in the others. */
  const known = useRef(new Map<string, number>());
  /** The frames that can receive events, with the height of what they show. It is used once all of them are there. */
  const [ready, setReady] = useState<ReadonlyMap<string, number>>(new Map());
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [share, setShare] = useState(50);
  const [look, setLook] = useState('');
  const place = useRef<HTMLUListElement>(null);
  const all = tilesOf(shown, controls);
  const kept = all.filter(({ name }) => settings.keep.includes(name));
  const tiles = kept.length > 0 ? kept : all;
  // The panel shows its reports.
  const lead = tiles.find((tile) => tile.story === story) ?? tiles[0];

  const command = (next: Command) => {
    for (const [name, frame] of frames.current)
      if (name === lead?.name || forAll.includes(next.type)) frame.command(next);
  };
  useImperativeHandle(ref, () => ({
    command,
    height: () => HEIGHT,
    restart: (fresh) => {
      known.current.clear();
      for (const frame of frames.current.values()) frame.restart(fresh);
    },
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each frame that becomes ready
  useEffect(() => {
    if (by === 'variants') command({ type: 'force', look });
  }, [ready, look]);

  /** Repeats the events of one frame in all others. */
  function receive(name: string, told: Partial<Known>) {
    if (told.report?.settled) {
      const { played } = told.report;
      // The events in the link are replayed by each frame itself.
      const from = known.current.get(name) ?? played.length;
      known.current.set(name, played.length);
      const height = Math.min(by === 'picture' ? 4 * LONGEST : LONGEST, frames.current.get(name)?.height() ?? HEIGHT);
      setReady((before) => (before.get(name) === height ? before : new Map(before).set(name, height)));
      for (const { machine, event, repeated } of played.slice(from))
        for (const [other, frame] of frames.current)
          if (other !== name && !repeated) frame.command({ type: 'send', machine, event, isRepeated: true });
    }
    if (name === lead?.name) notify(told);
  }

  // Until then no tile moves.
  const isSettled = tiles.every(({ name }) => ready.has(name));
  const { width: room, height: most } = useSize(place);
  const columns = Math.max(1, Math.min(COLUMNS, tiles.length, Math.floor(room / NARROWEST)));
  const column = Math.floor((room - (columns - 1) * GAP) / columns);
  // Widths have one scale, so that they can be compared.
  const total = tiles.reduce((sum, { width }) => sum + width, 0);
  const common = by === 'widths' && (room - (tiles.length - 1) * GAP - 2 * tiles.length) / total;
  return (
    <div className={styles.wall}>
      <div className={styles.toolbar}>
        <p className={styles.note}>
          {kept.length > 0
            ? `${kept.length} of ${all.length}`
            : `${all.length} beside each other. Tick two or more to see only them.`}
        </p>
        {kept.length > 0 ? (
          <Button onClick={() => change({ keep: [] })}>Show all {all.length}</Button>
        ) : (
          <Button
            aria-disabled={ticked.length === 0}
            onClick={() => {
              change({ keep: ticked });
              setTicked([]);
              place.current?.scrollTo(0, 0);
            }}
          >
            Only those with a tick
          </Button>
        )}
        {by === 'variants' && <Choice label="Controls" isHidden value={look} options={looks} choose={setLook} />}
        {by === 'picture' && (
          <label className={styles.row}>
            Before, left of {share} %
            <input
              type="range"
              className={styles.range}
              min={0}
              max={100}
              value={share}
              onChange={({ target }) => setShare(target.valueAsNumber)}
            />
          </label>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul ref={place} className={styles.compared} aria-label={`Compared by ${by}`} tabIndex={0}>
        {room > 0 &&
          tiles.map(({ name, width, ...view }) => {
            const isEmpty = isSettled && ready.get(name) === 0;
            const height = isEmpty ? EMPTY : (isSettled && ready.get(name)) || HEIGHT;
            // The chosen ones are wholly in view.
            const tallest = kept.length > 0 ? Math.max(EMPTY, most - CAPTION) / height : 1;
            const scale = Math.min(1, tallest, common || column / width);
            const picture = by === 'picture' && pictures?.pictureOf(view.story, view.theme);
            return (
              <li
                key={`${by} ${name}`}
                style={{ inlineSize: common ? width * scale : column }}
                aria-busy={!ready.has(name)}
              >
                <div className={styles.caption}>
                  {kept.length > 0 ? (
                    <p>{name}</p>
                  ) : (
                    <Check
                      label={name}
                      checked={ticked.includes(name)}
                      set={(on) => setTicked(on ? [...ticked, name] : ticked.filter((other) => other !== name))}
                    />
                  )}
                  {!name.endsWith(' px') && <span className={styles.note}>{` ${width} px`}</span>}
                  <Status of={[view.story]} />
                  {view.story !== story && (
                    <a className={styles.link} href={`?story=${view.story}`} aria-label={`Open ${name}`}>
                      Open
                    </a>
                  )}
                </div>
                <Scaled width={width} height={height} scale={scale}>
                  <Frame
                    {...view}
                    name={name}
                    notify={(told) => receive(name, told)}
                    ref={(frame) => {
                      if (frame) frames.current.set(name, frame);
                      return () => {
                        frames.current.delete(name);
                      };
                    }}
                  />
                  {picture && <img src={picture} alt="Before" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />}
                </Scaled>
                {isEmpty && <p className={styles.note}>Nothing is shown in this state.</p>}
                {by === 'picture' && pictures && !picture && <p className={styles.note}>No picture accepted so far.</p>}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
