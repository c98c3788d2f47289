/** The workbench around a story: toolbar, frame, panel, and a dock for a large statechart. */
import type { ThemeState } from '@ladle/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { href } from './address';
import { Before } from './before';
import { machines, type StoryMeta } from './canvas';
import { titleOf } from './catalog';
import { ChartPlace, isDocked, type Place } from './chart-place';
import type { Checked } from './checks';
import { Choice } from './choice';
import { Compare } from './compare';
import type { Written } from './events';
import { Fit } from './fit';
import { Frame, type FrameHandle } from './frame';
import type { Command, Message, Report } from './messages';
import { Panel } from './panel';
import type { Used } from './props-controls/props-controls';
import { comparisons, type Settings, viewports } from './settings';
import * as styles from './workbench.css';

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

/** What the story has reported so far, and what the reader has selected and edited. */
interface Known {
  of: string;
  report: Report | null;
  used: readonly Used[];
  checked: Checked | null;
  chosen: string;
  written: Written;
  copied: string;
}

const nothingOf = (story: string): Known => ({
  of: story,
  report: null,
  used: [],
  checked: null,
  chosen: '',
  written: {},
  copied: '',
});

export function Workbench({ story, meta, theme, rtl, settings, change, setTheme, setRtl }: WorkbenchProps) {
  const frame = useRef<FrameHandle>(null);
  const [known, setKnown] = useState(() => nothingOf(story));
  if (known.of !== story) setKnown(nothingOf(story));
  const learn = (learned: Partial<Known>) => setKnown((before) => ({ ...before, ...learned }));
  const { report, used, checked, chosen, written, copied } = known;
  const here = { story, theme, rtl };
  const command = useCallback((next: Command) => frame.current?.command(next), []);

  // Pointer or focus on a link to a story prefetches it.
  useEffect(() => {
    const prepare = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href*="story="]') : null;
      const next = link && new URLSearchParams(link.getAttribute('href') ?? '').get('story');
      if (next) command({ type: 'prepare', story: next });
    };
    addEventListener('pointerover', prepare);
    addEventListener('focusin', prepare);
    return () => {
      removeEventListener('pointerover', prepare);
      removeEventListener('focusin', prepare);
    };
  }, [command]);

  function notify(message: Message) {
    if (message.workbench === 'report') learn({ report: message.report });
    if (message.workbench === 'used') learn({ used: message.used });
    if (message.workbench === 'checked') learn({ checked: message.checked });
  }

  // Ladle writes its own parameters in a later effect; in Ladle's notation, so that it changes nothing.
  const address = href({ ...here, mode: '' }, settings);
  useEffect(() => {
    // Browsers limit history updates to some dozens within seconds, and a story may report as often.
    queueMicrotask(() => location.search !== address && history.replaceState(history.state, '', address));
  });

  const permalink = href({ ...here, mode: '' }, { ...settings, ...happened(meta, settings, report) });

  async function copy() {
    const url = new URL(permalink, location.href).href;
    await navigator.clipboard.writeText(url).then(
      () => learn({ copied: 'Link copied' }),
      () => learn({ copied: 'The browser does not allow copying. Copy the address of “Link to this state” instead.' }),
    );
  }

  function restart() {
    const fresh = { played: [], at: undefined, state: '', props: {} };
    change(fresh);
    learn({ report: null });
    frame.current?.restart({ ...settings, ...fresh });
  }

  const { motion, props, compare } = settings;
  const width = settings.viewport ?? meta.viewport ?? 0;
  const behaviours = report?.behaviours ?? [];
  const shown = behaviours.find(({ machine }) => machine === (chosen || meta.machine)) ?? behaviours[0];
  const docked = isDocked(machines.get(shown?.machine ?? meta.machine ?? ''), settings);
  const chart = shown && (
    <ChartPlace
      shown={shown}
      written={written}
      command={command}
      docked={docked}
      dock={(place) => change({ chart: place })}
    />
  );
  const place: Place = {
    shown,
    choose: (machine) => learn({ chosen: machine }),
    written,
    write: (key, text) => learn({ written: { ...written, [key]: text } }),
    docked,
    chart,
    permalink,
    facts: () => frame.current?.facts() ?? { scopes: [], said: [] },
  };
  return (
    <div className={styles.workbench} dir="ltr">
      <section className={styles.toolbar} aria-label="How the story is shown">
        <h1 className={styles.title}>{titleOf(story)}</h1>
        <Choice
          label="Width"
          value={String(width)}
          options={[
            ['0', 'all there is'],
            ...Object.entries(viewports).map(([name, px]): [string, string] => [
              String(px),
              name === String(px) ? `${px}` : `${px} ${name}`,
            ]),
            ...(width && !Object.values<number>(viewports).includes(width)
              ? [[String(width), `${width}`] as [string, string]]
              : []),
          ]}
          choose={(value) => change({ viewport: Number(value) })}
        />
        <Choice
          label="Theme"
          value={theme}
          options={[
            ['light', 'light'],
            ['dark', 'dark'],
          ]}
          choose={(value) => setTheme(value as ThemeState)}
        />
        <Choice
          label="Direction"
          value={rtl ? 'rtl' : 'ltr'}
          options={[
            ['ltr', 'left to right'],
            ['rtl', 'right to left'],
          ]}
          choose={(value) => setRtl(value === 'rtl')}
        />
        <Choice
          label="Motion"
          value={motion}
          options={[
            ['system', 'as the system says'],
            ['reduce', 'reduced'],
          ]}
          choose={(value) => change({ motion: value === 'reduce' ? 'reduce' : 'system' })}
        />
        <Choice
          label="Compare"
          value={compare}
          options={[
            ['', 'nothing'],
            ['picture', 'with its stored picture'],
            ['widths', 'widths'],
            ['themes', 'themes'],
            ['directions', 'directions'],
            ...(meta.machine ? [['states', `states of ${meta.machine}`] as [string, string]] : []),
          ]}
          choose={(value) => change({ compare: comparisons.find((one) => one === value) ?? '' })}
        />
        <div className={styles.actions}>
          <button type="button" className={styles.button} onClick={restart}>
            Restart
          </button>
          <button type="button" className={styles.button} onClick={copy}>
            Copy link
          </button>
          <a className={styles.link} href={permalink}>
            Link to this state
          </a>
          <a
            className={styles.link}
            href={href({ ...here, mode: 'preview' }, { ...settings, viewport: undefined, compare: '' })}
          >
            Story alone
          </a>
        </div>
        <output className={styles.note}>{copied}</output>
      </section>
      <div className={docked ? styles.withDock : styles.withPanel}>
        <section id="story" className={styles.stageArea} aria-label="The story" tabIndex={-1}>
          {compare === 'picture' ? (
            <Before
              story={story}
              theme={theme}
              settings={settings}
              viewport={meta.viewport}
              notify={notify}
              ref={frame}
            />
          ) : compare ? (
            <Compare
              by={compare}
              story={story}
              meta={meta}
              theme={theme}
              rtl={rtl}
              settings={settings}
              notify={notify}
              ref={frame}
            />
          ) : (
            <Fit width={width} resize={(px) => change({ viewport: px })}>
              <Frame ref={frame} story={story} theme={theme} rtl={rtl} settings={settings} notify={notify} />
            </Fit>
          )}
        </section>
        {docked && <div className={styles.dockArea}>{chart}</div>}
        <Panel
          key={story}
          story={story}
          meta={meta}
          report={report}
          used={used}
          checked={checked}
          look={JSON.stringify([theme, rtl, motion, width, props, shown?.state])}
          settings={settings}
          change={change}
          command={command}
          place={place}
        />
      </div>
    </div>
  );
}

/** What the permalink adds to the settings: the events, their times, and the resulting state. */
function happened(meta: StoryMeta, settings: Settings, report: Report | null): Partial<Settings> {
  const main = report?.behaviours.find(({ machine }) => machine === meta.machine) ?? report?.behaviours[0];
  if (!report || !main) return {};
  const untouched = report.played.length === 0 && (meta.state !== undefined || settings.state !== '');
  if (untouched) return { state: settings.state };
  return { played: report.played, at: report.clock.now, state: main.state };
}
