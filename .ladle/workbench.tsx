/** The workbench around a story: toolbar, frame and panel. */

import { SegmentedControl } from '@halloway/ui';
import type { ThemeState } from '@ladle/react';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { href, storyOfLink } from './address';
import { Button } from './button';
import { hasPanel, titleOf } from './catalog';
import { Check, Choice } from './choice';
import { Copy } from './copy';
import { Divider } from './divider';
import { Fit } from './fit';
import { Frame, type FrameHandle } from './frame';
import type { Command, Known, Report } from './messages';
import { Panel } from './panel';
import { comparisonIn, comparisons, type Settings, viewports } from './settings';
import { remember, remembered } from './storage';
import type { StoryMeta } from './stories';
import { Wall } from './wall';
import * as styles from './workbench.css';

/** In characters. */
const LONGEST_ADDRESS = 6000;
/** Where the reader's sizes of the panel are stored. */
const PANEL = 'workbench-panel';
/** How long the panel of the story before may stay. */
const PANEL_FOLLOWS_MS = 500;

interface PanelSize {
  /** In px; undefined for the default. */
  width?: number | undefined;
  /** Undefined unless the reader has chosen: then it is folded beside a wall. */
  isFolded?: boolean | undefined;
}

/** Only what is valid of a remembered value, which may be anything. */
function sizesOf(value: unknown): PanelSize {
  const { width, isFolded } = Object(value);
  return {
    ...(typeof width === 'number' && { width }),
    ...(typeof isFolded === 'boolean' && { isFolded }),
  };
}

interface WorkbenchProps {
  story: string;
  meta: StoryMeta;
  theme: ThemeState;
  rtl: boolean;
  settings: Settings;
  change: (settings: Partial<Settings>) => void;
  setTheme: (theme: ThemeState) => void;
  setRtl: (rtl: boolean) => void;
}

/** Of a story that has not told anything so far. */
const nothing: Known = { report: null, used: [], checked: null };

/** Keeps what it shows while it is held. */
const Held = memo(
  ({ children }: { children: ReactNode; held: boolean }) => children,
  (_, { held }) => held,
);

export function Workbench({ story, meta, theme, rtl, settings, change, setTheme, setRtl }: WorkbenchProps) {
  const frame = useRef<FrameHandle>(null);
  const areas = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState(() => sizesOf(remembered(PANEL)));
  const [{ of, ...known }, setKnown] = useState({ of: story, ...nothing });
  if (of !== story) setKnown({ of: story, ...nothing });
  const { report, used } = known;
  // The panel follows when the story has reported, so that the story appears first; or after a time, if it cannot report.
  const [described, describe] = useState(story);
  useEffect(() => {
    const timeout = setTimeout(() => describe(story), PANEL_FOLLOWS_MS);
    return () => clearTimeout(timeout);
  }, [story]);
  const here = { story, theme, rtl };
  const command = useCallback((next: Command) => frame.current?.command(next), []);

  // Pointer or focus on a link to a story prefetches it.
  useEffect(() => {
    const prepare = (event: Event) => {
      const next = storyOfLink(event);
      if (next) command({ type: 'prepare', story: next });
    };
    const end = new AbortController();
    addEventListener('pointerover', prepare, end);
    addEventListener('focusin', prepare, end);
    return () => end.abort();
  }, [command]);

  function notify(told: Partial<Known>) {
    setKnown((before) => ({ ...before, ...told }));
    if (told.filter !== undefined) change({ filter: told.filter });
    // In slices, between which the browser paints the story.
    if (told.report) startTransition(() => describe(story));
  }

  // Ladle writes its own parameters in a later effect; in Ladle's notation, so that it changes nothing.
  const address = href({ ...here, mode: '' }, settings);
  useEffect(() => {
    // Browsers limit history updates to some dozens within seconds, and a story may report as often.
    queueMicrotask(() => location.search !== address && history.replaceState(history.state, '', address));
  });

  const all = { ...settings, ...happened(meta, settings, report) };
  const whole = href({ ...here, mode: '' }, all);
  // Servers and messages cut longer addresses.
  const isCut = whole.length > LONGEST_ADDRESS && all.played.length > 0;
  const permalink = isCut ? href({ ...here, mode: '' }, { ...all, played: [], at: undefined }) : whole;

  function restart() {
    const fresh = { played: [], at: undefined, state: '', props: {} };
    change(fresh);
    setKnown({ of: story, ...nothing, used });
    frame.current?.restart({ ...settings, ...fresh });
  }

  const { motion, props, compare } = settings;
  const width = settings.viewport ?? meta.viewport ?? 0;
  const isPage = !hasPanel(story);
  const view = { story, theme, rtl, settings, notify, ref: frame };
  const isFolded = panel.isFolded ?? compare !== '';
  const resize = (size: PanelSize) => {
    remember(PANEL, { ...panel, ...size });
    setPanel({ ...panel, ...size });
  };
  return (
    <div className={styles.workbench} dir="ltr">
      <section className={styles.toolbar} aria-label="How the story is shown">
        <h1 className={styles.title}>{titleOf(story)}</h1>
        <Button className={styles.viewButton} aria-expanded={open} aria-controls="view" onClick={() => setOpen(!open)}>
          View
        </Button>
        <div className={styles.actions}>
          <Copy
            text={() => new URL(permalink, location.href).href}
            {...(isCut && { said: 'Copied without the events: they are too many for a link.' })}
          >
            Copy link
          </Copy>
          {!isPage && (
            <>
              <Button onClick={restart}>Restart</Button>
              <Button aria-expanded={!isFolded} onClick={() => resize({ isFolded: !isFolded })}>
                Panel
              </Button>
              <a
                className={styles.link}
                href={href({ ...here, mode: 'preview' }, { ...settings, viewport: undefined, compare: '', keep: [] })}
              >
                Open alone
              </a>
            </>
          )}
        </div>
        <div id="view" className={styles.view} data-state={open ? 'open' : 'closed'}>
          <SegmentedControl
            size="small"
            aria-label="Theme"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={theme === 'dark' ? 'dark' : 'light'}
            onValueChange={(value) => setTheme(value as ThemeState)}
          />
          {!isPage && (
            <>
              <Choice
                label="Width"
                isHidden
                value={String(width)}
                options={[
                  ['0', compare ? 'Each at its own width' : 'Full width'],
                  ...[...new Set([...viewports, ...(width ? [width] : [])])].map(
                    (px) => [String(px), `${px} px`] as const,
                  ),
                ]}
                choose={(value) => change({ viewport: Number(value) })}
              />
              <Choice
                label="Compare"
                isHidden
                value={compare}
                options={Object.entries(comparisons)}
                choose={(value) => change({ compare: comparisonIn(value), keep: [] })}
              />
              <Check label="Right to left" checked={rtl} set={setRtl} />
              <Check
                label="Reduced motion"
                checked={motion === 'reduce'}
                set={(checked) => change({ motion: checked ? 'reduce' : 'system' })}
              />
              <Check label="Outlines" checked={settings.outline} set={(outline) => change({ outline })} />
            </>
          )}
        </div>
      </section>
      <div
        ref={areas}
        className={isPage || isFolded ? styles.page : styles.withPanel}
        style={panel.width ? ({ '--panel-width': `${panel.width}px` } as CSSProperties) : undefined}
      >
        <section id="story" className={styles.stageArea} aria-label="The story" tabIndex={-1}>
          {isPage ? (
            <Frame {...view} />
          ) : compare ? (
            <Wall {...view} key={compare} by={compare} used={used} change={change} />
          ) : (
            <Fit width={width} resize={(px) => change({ viewport: px })}>
              <Frame {...view} />
            </Fit>
          )}
        </section>
        {!isPage && !isFolded && (
          <>
            <Divider
              label="Size of the panel, in px"
              value={panel.width ?? 430}
              min={300}
              max={900}
              move={(width) => resize({ width })}
              at={({ clientX }) => (areas.current?.getBoundingClientRect().right ?? 0) - clientX}
              isReversed
            />
            <Held held={described !== story}>
              <Panel
                key={story}
                story={story}
                meta={meta}
                settings={settings}
                change={change}
                command={command}
                {...known}
                look={JSON.stringify([theme, rtl, motion, width, props, compare, mainOf(meta, report)?.state])}
                permalink={permalink}
              />
            </Held>
          </>
        )}
      </div>
    </div>
  );
}

/** The behaviour that the story is about. */
const mainOf = (meta: StoryMeta, report: Report | null) =>
  report?.behaviours.find(({ machine }) => machine === meta.machine) ?? report?.behaviours[0];

/** What the permalink adds to the settings: the events, their times, and the resulting state. */
function happened(meta: StoryMeta, settings: Settings, report: Report | null): Partial<Settings> {
  const main = mainOf(meta, report);
  // Until a replay is over, its events are only in the settings.
  if (!report?.settled || !main) return {};
  const untouched = report.played.length === 0 && (meta.state !== undefined || settings.state !== '');
  if (untouched) return { state: settings.state };
  return { played: report.played, at: report.clock.now, state: main.state };
}
