/** The panel beside a story: everything known of it, in tabs. */
import { Tabs } from '@halloway/ui';
import { useState } from 'react';
import { ChecksTab } from './checks-tab';
import { CodeTab } from './code-tab';
import { useFitting } from './props-controls/props-controls';
import { PropsTab } from './props-tab';
import { ReadmeTab } from './readme-tab';
import { StateTab } from './state-tab';
import { StoryContext, type StoryFacts } from './story-context';
import * as styles from './workbench.css';

const tabs = {
  state: StateTab,
  props: PropsTab,
  readme: ReadmeTab,
  code: CodeTab,
  checks: ChecksTab,
};
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

export function Panel(facts: StoryFacts) {
  const { meta, settings, change, report } = facts;
  const [machine, choose] = useState(meta.machine);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const write = (key: string, text: string) => setWritten({ ...written, [key]: text });
  const shown = report?.behaviours.find((one) => one.machine === machine) ?? report?.behaviours[0];
  const first: Tab = meta.machine ? 'state' : 'readme';
  const chosen = names.find((name) => name === settings.tab) ?? first;
  const Content = tabs[chosen];
  const refused = useFitting(settings.props)?.refused ?? [];
  return (
    <aside id="about" className={styles.panel} aria-label="About this story" tabIndex={-1}>
      {refused.length > 0 && (
        <p className={styles.nothing} role="status">
          The link sets {refused.join(', ')}, which no control can set so. The story is shown without.
        </p>
      )}
      <Tabs
        label="About this story"
        value={chosen}
        onValueChange={(tab) => change({ tab: tab === first ? '' : tab })}
        tabs={names.map((name) => ({
          value: name,
          label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
          content: name === chosen && (
            <StoryContext value={{ ...facts, shown, choose, written, write }}>
              <Content />
            </StoryContext>
          ),
        }))}
      />
    </aside>
  );
}
