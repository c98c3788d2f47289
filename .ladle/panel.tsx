/** The panel beside a story: everything known of it, in tabs. */
import { Tabs } from '@halloway/ui';
import { AnnouncementsSection, TransitionsSection } from './accessibility-results';
import type { StoryMeta } from './canvas';
import type { Checked } from './checks';
import { ChecksTab } from './checks-tab';
import { CodeTab } from './code-tab';
import type { Used } from './props-controls/props-controls';
import { PropsTab } from './props-tab';
import { ReadmeTab } from './readme-tab';
import type { Settings } from './settings';
import { StateTab, type StateTabProps } from './state-tab';
import * as styles from './workbench.css';

type Own = 'visuallyEquals' | 'expected' | 'isReplayed' | 'faults' | 'setFaults';

interface PanelProps extends Omit<StateTabProps, Own> {
  story: string;
  meta: StoryMeta;
  used: readonly Used[];
  checked: Checked | null;
  /** The story's current settings, to note when a check ran under other ones. */
  look: string;
  settings: Settings;
  change: (settings: Partial<Settings>) => void;
}

export function Panel({ story, meta, settings, change, used, checked, look, ...state }: PanelProps) {
  const { report, command } = state;
  const first = meta.machine ? 'state' : 'readme';
  const tabs: [id: string, label: string, content: () => React.ReactNode][] = [
    [
      'state',
      'State',
      () => (
        <>
          <StateTab
            {...state}
            visuallyEquals={meta.visuallyEquals ?? ''}
            expected={settings.state}
            isReplayed={settings.played.length > 0 || settings.at !== undefined}
            faults={settings.faults}
            setFaults={(faults) => change({ faults })}
          />
          <AnnouncementsSection story={story} machine={meta.machine} />
        </>
      ),
    ],
    [
      'props',
      'Props',
      () => (
        <PropsTab
          story={story}
          ready={state.report !== null}
          used={used}
          overrides={settings.props}
          override={(props) => change({ props })}
        />
      ),
    ],
    ['readme', 'Readme', () => <ReadmeTab story={story} />],
    ['code', 'Code', () => <CodeTab story={story} />],
    [
      'checks',
      'Checks',
      () => (
        <>
          <ChecksTab checked={checked} look={look} ready={report !== null} command={command} />
          <TransitionsSection story={story} machine={meta.machine} state={state.shown?.state ?? ''} />
        </>
      ),
    ],
  ];
  const chosen = tabs.some(([id]) => id === settings.tab) ? settings.tab : first;
  return (
    <aside id="about" className={styles.panel} aria-label="About this story" tabIndex={-1}>
      <Tabs
        label="About this story"
        value={chosen}
        onValueChange={(tab) => change({ tab: tab === first ? '' : tab })}
        tabs={tabs.map(([id, label, content]) => ({ id, label, content: id === chosen && content() }))}
      />
    </aside>
  );
}
