/** The panel beside a story: everything known of it, in tabs. */

import { AnnouncementsSection, TransitionsSection } from './accessibility-results';
import type { StoryMeta } from './canvas';
import type { Place } from './chart-place';
import type { Checked } from './checks';
import { ChecksTab } from './checks-tab';
import { CodeTab } from './code-tab';
import type { Command, Report } from './messages';
import type { Used } from './props-controls/props-controls';
import { PropsTab } from './props-tab';
import { ReadmeTab } from './readme-tab';
import type { Settings } from './settings';
import { StateTab } from './state-tab';
import { Tabs } from './tabs';
import * as styles from './workbench.css';

const tabs = [
  ['state', 'State'],
  ['props', 'Props'],
  ['readme', 'Readme'],
  ['code', 'Code'],
  ['checks', 'Checks'],
] as const;

interface PanelProps {
  story: string;
  meta: StoryMeta;
  report: Report | null;
  used: readonly Used[];
  checked: Checked | null;
  /** The story's current settings, to note when a check ran under other ones. */
  look: string;
  settings: Settings;
  change: (settings: Partial<Settings>) => void;
  command: (command: Command) => void;
  place: Place;
}

export function Panel({ story, meta, settings, change, ...rest }: PanelProps) {
  const first = meta.machine ? 'state' : 'readme';
  const chosen = tabs.find(([name]) => name === settings.tab)?.[0] ?? first;
  const { report, used, checked, look, command, place } = rest;
  return (
    <aside id="about" className={styles.panel} aria-label="About this story" tabIndex={-1}>
      <Tabs
        label="About this story"
        tabs={tabs}
        chosen={chosen}
        choose={(tab) => change({ tab: tab === first ? '' : tab })}
      >
        {chosen === 'state' && (
          <StateTab
            report={report}
            visuallyEquals={meta.visuallyEquals ?? ''}
            expected={settings.state}
            isReplayed={settings.played.length > 0 || settings.at !== undefined}
            faults={settings.faults}
            setFaults={(faults) => change({ faults })}
            command={command}
            place={place}
          />
        )}
        {chosen === 'state' && <AnnouncementsSection story={story} machine={meta.machine} />}
        {chosen === 'props' && (
          <PropsTab story={story} used={used} overrides={settings.props} override={(props) => change({ props })} />
        )}
        {chosen === 'readme' && <ReadmeTab story={story} />}
        {chosen === 'code' && <CodeTab story={story} />}
        {chosen === 'checks' && <ChecksTab checked={checked} look={look} ready={report !== null} command={command} />}
        {chosen === 'checks' && <TransitionsSection story={story} machine={meta.machine} />}
      </Tabs>
    </aside>
  );
}
