/** What stands around a story: its toolbar, its frame and, beside a behaviour, its panel. */
import type { ThemeState } from '@ladle/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Choice } from './choice';
import { Fit } from './fit';
import { type Command, hear, post, type Report } from './messages';
import { Panel } from './panel';
import { formatSettings, type Settings, viewports } from './settings';
import type { StoryMeta } from './stage';
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
  const [copied, setCopied] = useState('');
  const here = { story, theme, rtl };

  // The frame is loaded once; later changes of the settings are told to it, so that the story keeps its state.
  const [start, setStart] = useState({ key: 0, src: href({ ...here, mode: 'preview' }, { ...settings, viewport: 0 }) });

  const command = useCallback((told: Command) => {
    if (frame.current?.contentWindow) post(frame.current.contentWindow, { workbench: 'command', command: told });
  }, []);

  useEffect(
    () =>
      hear(
        () => frame.current?.contentWindow,
        (message) => message.workbench === 'report' && setReport(message.report),
      ),
    [],
  );

  const { motion, faults } = settings;
  useEffect(() => command({ type: 'settings', theme, rtl, motion, faults }), [command, theme, rtl, motion, faults]);

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
    const fresh = { played: [], at: undefined, state: '' };
    change(fresh);
    setReport(null);
    setStart({
      key: start.key + 1,
      src: href({ ...here, mode: 'preview' }, { ...settings, ...fresh, viewport: 0 }),
    });
  }

  const hasPanel = meta.machine !== undefined || (report?.behaviours.length ?? 0) > 0;
  return (
    <div className={styles.workbench} dir="ltr">
      <header className={styles.toolbar}>
        <h1 className={styles.title}>{titleOf(story)}</h1>
        <Choice
          label="Width"
          value={String(settings.viewport)}
          options={[
            ['0', 'all there is'],
            ...Object.entries(viewports).map(([name, px]): [string, string] => [
              String(px),
              name === String(px) ? `${px}` : `${px} ${name}`,
            ]),
            ...(settings.viewport && !Object.values<number>(viewports).includes(settings.viewport)
              ? [[String(settings.viewport), `${settings.viewport}`] as [string, string]]
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
          <a className={styles.link} href={href({ ...here, mode: 'preview' }, { ...settings, viewport: 0 })}>
            Story alone
          </a>
        </div>
        <output className={styles.note}>{copied}</output>
      </header>
      <div className={hasPanel ? styles.withPanel : styles.alone}>
        <Fit width={settings.viewport}>
          <iframe
            key={start.key}
            ref={frame}
            className={styles.frame}
            title={`Story ${titleOf(story)}`}
            src={start.src}
            data-story-frame={story}
          />
        </Fit>
        {hasPanel && (
          <Panel
            machine={meta.machine}
            report={report}
            expected={settings.played.length > 0 || settings.at !== undefined ? settings.state : ''}
            faults={faults}
            setFaults={(next) => change({ faults: next })}
            command={command}
          />
        )}
      </div>
    </div>
  );
}

/** `accordion--one-long-answer` is "Accordion: one long answer". */
const titleOf = (story: string) => {
  const [group = '', ...rest] = story.split('--').map((part) => part.replaceAll('-', ' '));
  return `${group.charAt(0).toUpperCase()}${group.slice(1)}${rest.length > 0 ? `: ${rest.join(', ')}` : ''}`;
};

/** What the permalink adds to the settings: what was done, when, and where it led. */
function happened(meta: StoryMeta, settings: Settings, report: Report | null): Partial<Settings> {
  const main = report?.behaviours.find(({ machine }) => machine === meta.machine) ?? report?.behaviours[0];
  if (!report || !main) return {};
  const untouched = report.played.length === 0 && (meta.state !== undefined || settings.state !== '');
  if (untouched) return { state: settings.state };
  return { played: report.played, at: report.clock.now, state: main.state };
}

interface Place {
  story: string;
  theme: string;
  rtl: boolean;
  mode: string;
}

/** In the notation in which Ladle writes its URLs: sorted, defaults left out. */
function href({ story, theme, rtl, mode }: Place, settings: Settings): string {
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
