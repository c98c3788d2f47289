/** What stands around a story: its toolbar, its frame, its panel, and a dock for a large statechart. */
import type { ThemeState } from '@ladle/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { titleOf } from './catalog';
import { ChartPlace, isDocked, type Place } from './chart-place';
import type { Checked } from './checks';
import { Choice } from './choice';
import type { Written } from './events';
import { Fit } from './fit';
import { type Command, hear, post, type Report } from './messages';
import { Panel } from './panel';
import { formatSettings, type Settings, viewports } from './settings';
import { machines, type StoryMeta } from './stage';
import type { Used } from './turned/turned';
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

export function Workbench({ story, meta, theme, rtl, settings, change, setTheme, setRtl }: WorkbenchProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [used, setUsed] = useState<readonly Used[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [chosen, choose] = useState('');
  const [written, setWritten] = useState<Written>({});
  const [copied, setCopied] = useState('');
  const here = { story, theme, rtl };

  // The frame is loaded once; later changes of the settings are told to it, so that the story keeps its state.
  const [start, setStart] = useState({
    key: 0,
    src: href({ ...here, mode: 'preview' }, { ...settings, viewport: undefined }),
  });

  const command = useCallback((told: Command) => {
    if (frame.current?.contentWindow) post(frame.current.contentWindow, { workbench: 'command', command: told });
  }, []);

  useEffect(
    () =>
      hear(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.workbench === 'report') setReport(message.report);
          if (message.workbench === 'used') setUsed(message.used);
          if (message.workbench === 'checked') setChecked(message.checked);
        },
      ),
    [],
  );

  const { motion, faults, props } = settings;
  useEffect(
    () => command({ type: 'settings', theme, rtl, motion, faults, props }),
    [command, theme, rtl, motion, faults, props],
  );

  // Ladle writes its own parameters in its own effect, after this one; in its notation, so that it finds nothing to do.
  useEffect(() => {
    queueMicrotask(() => history.replaceState(history.state, '', href({ ...here, mode: '' }, settings)));
  });

  const permalink = href({ ...here, mode: '' }, { ...settings, ...happened(meta, settings, report) });

  async function copy() {
    const url = new URL(permalink, location.href).href;
    await navigator.clipboard.writeText(url).then(
      () => setCopied('Link copied'),
      () => setCopied('The browser does not allow copying. Copy the address of “Link to this state” instead.'),
    );
  }

  function restart() {
    const fresh = { played: [], at: undefined, state: '', props: {} };
    change(fresh);
    setReport(null);
    setStart({
      key: start.key + 1,
      src: href({ ...here, mode: 'preview' }, { ...settings, ...fresh, viewport: undefined }),
    });
  }

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
    choose,
    written,
    write: (key, text) => setWritten({ ...written, [key]: text }),
    docked,
    chart,
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
          <a className={styles.link} href={href({ ...here, mode: 'preview' }, { ...settings, viewport: undefined })}>
            Story alone
          </a>
        </div>
        <output className={styles.note}>{copied}</output>
      </section>
      <div className={docked ? styles.withDock : styles.withPanel}>
        <section id="story" className={styles.stageArea} aria-label="The story" tabIndex={-1}>
          <Fit width={width} resize={(px) => change({ viewport: px })}>
            <iframe
              key={start.key}
              ref={frame}
              className={styles.frame}
              title={`Story ${titleOf(story)}`}
              src={start.src}
              data-story-frame={story}
            />
          </Fit>
        </section>
        {docked && <div className={styles.dockArea}>{chart}</div>}
        <Panel
          story={story}
          machine={meta.machine}
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

/** What the permalink adds to the settings: what was done, when, and where it led. */
function happened(meta: StoryMeta, settings: Settings, report: Report | null): Partial<Settings> {
  const main = report?.behaviours.find(({ machine }) => machine === meta.machine) ?? report?.behaviours[0];
  if (!report || !main) return {};
  const untouched = report.played.length === 0 && (meta.state !== undefined || settings.state !== '');
  if (untouched) return { state: settings.state };
  return { played: report.played, at: report.clock.now, state: main.state };
}

interface Address {
  story: string;
  theme: string;
  rtl: boolean;
  mode: string;
}

/** In the notation in which Ladle writes its URLs: sorted, defaults left out. */
function href({ story, theme, rtl, mode }: Address, settings: Settings): string {
  const pairs: [string, string][] = [
    ['story', story],
    ...(theme === 'light' ? [] : [['theme', theme] as [string, string]]),
    ...(rtl ? [['rtl', 'true'] as [string, string]] : []),
    ...(mode ? [['mode', mode] as [string, string]] : []),
    ...formatSettings(settings),
  ];
  return `?${pairs
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&')}`;
}

const encode = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
