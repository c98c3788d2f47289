/** The workbench around a story: toolbar, frame and panel. */

import { SegmentedControl } from '@halloway/ui';
import type { ThemeState } from '@ladle/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { href } from './address';
import { Before } from './before';
import type { StoryMeta } from './canvas';
import { titleOf } from './catalog';
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
import { stories } from './stories';
import * as styles from './workbench.css';

/** In characters. */
const LONGEST_ADDRESS = 6000;

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
  const [open, setOpen] = useState(false);
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

  const all = { ...settings, ...happened(meta, settings, report) };
  const whole = href({ ...here, mode: '' }, all);
  // Servers and messages cut longer addresses.
  const isCut = whole.length > LONGEST_ADDRESS && all.played.length > 0;
  const permalink = isCut ? href({ ...here, mode: '' }, { ...all, played: [], at: undefined }) : whole;

  async function copy() {
    const url = new URL(permalink, location.href).href;
    await navigator.clipboard.writeText(url).then(
      () =>
        learn({
          copied: isCut ? 'Link copied, without the events: they are too many for an address' : 'Link copied',
        }),
      () => learn({ copied: 'The browser does not allow copying. Copy the address of “Open this state” instead.' }),
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
  const isPage = stories[story]?.entry.startsWith('.ladle/') === true;
  const chosenTheme = theme === 'dark' ? 'dark' : 'light';
  return (
    <div className={styles.workbench} dir="ltr">
      <section className={styles.toolbar} aria-label="How the story is shown">
        <h1 className={styles.title}>{titleOf(story)}</h1>
        <button
          type="button"
          className={styles.viewButton}
          aria-expanded={open}
          aria-controls="view"
          onClick={() => setOpen(!open)}
        >
          View
        </button>
        <div id="view" className={styles.view} data-state={open ? 'open' : 'closed'}>
          <SegmentedControl
            size="small"
            aria-label="Theme"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={chosenTheme}
            onValueChange={(value) => setTheme(value as ThemeState)}
          />
          {!isPage && (
            <>
              <Choice
                label="Width"
                isHidden
                value={String(width)}
                options={[
                  ['0', 'All the width'],
                  ...Object.entries(viewports).map(([name, px]): [string, string] => [
                    String(px),
                    name === String(px) ? `${px} px` : `${px} px, ${name}`,
                  ]),
                  ...(width && !Object.values<number>(viewports).includes(width)
                    ? [[String(width), `${width} px`] as [string, string]]
                    : []),
                ]}
                choose={(value) => change({ viewport: Number(value) })}
              />
              <Choice
                label="Direction"
                isHidden
                value={rtl ? 'rtl' : 'ltr'}
                options={[
                  ['ltr', 'Left to right'],
                  ['rtl', 'Right to left'],
                ]}
                choose={(value) => setRtl(value === 'rtl')}
              />
              <Choice
                label="Motion"
                isHidden
                value={motion}
                options={[
                  ['system', 'Motion of the system'],
                  ['reduce', 'Reduced motion'],
                ]}
                choose={(value) => change({ motion: value === 'reduce' ? 'reduce' : 'system' })}
              />
              <Choice
                label="Compare"
                isHidden
                value={compare}
                options={[
                  ['', 'Compare with nothing'],
                  ['picture', 'Compare with its accepted picture'],
                  ['widths', 'Compare widths'],
                  ['themes', 'Compare themes'],
                  ['directions', 'Compare directions'],
                  ...(meta.machine ? [['states', `Compare states of ${meta.machine}`] as [string, string]] : []),
                ]}
                choose={(value) => change({ compare: comparisons.find((one) => one === value) ?? '' })}
              />
            </>
          )}
        </div>
        {!isPage && (
          <div className={styles.actions}>
            <output className={styles.note}>{copied}</output>
            <button type="button" className={styles.button} onClick={restart}>
              Restart
            </button>
            <button type="button" className={styles.button} onClick={copy}>
              Copy link
            </button>
            <a className={styles.link} href={permalink}>
              Open this state
            </a>
            <a
              className={styles.link}
              href={href({ ...here, mode: 'preview' }, { ...settings, viewport: undefined, compare: '' })}
            >
              Open alone
            </a>
          </div>
        )}
      </section>
      <div className={isPage ? styles.page : styles.withPanel}>
        <section id="story" className={styles.stageArea} aria-label="The story" tabIndex={-1}>
          {isPage ? (
            <Frame ref={frame} story={story} theme={theme} rtl={rtl} settings={settings} notify={notify} />
          ) : compare === 'picture' ? (
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
        {!isPage && (
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
            shown={shown}
            choose={(machine) => learn({ chosen: machine })}
            written={written}
            write={(key, text) => learn({ written: { ...written, [key]: text } })}
            permalink={permalink}
            facts={() => frame.current?.facts() ?? { scopes: [], said: [] }}
          />
        )}
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
