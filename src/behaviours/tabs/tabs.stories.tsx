import { Badge, Tabs, TabsParts } from '@halloway/ui';
import type { Story } from '@ladle/react';

const tabs = [
  { value: 'txt', label: 'TXT', content: <p>Plain words, for search and for anything you build yourself.</p> },
  { value: 'srt', label: 'SRT', content: <p>Captions for video editors and players.</p> },
  { value: 'vtt', label: 'VTT', content: <p>Captions for video on the web.</p> },
];

export const Selected: Story = () => <Tabs label="Format" tabs={tabs} />;
Selected.meta = { machine: 'tabs', state: 'selected', context: { tab: 'srt' } };

/** The product has named a tab that is not there. */
export const Unselected: Story = () => <Tabs label="Format" tabs={tabs} />;
Unselected.meta = { machine: 'tabs', state: 'unselected', context: { tabs: ['txt', 'srt', 'vtt'], tab: 'docx' } };

export const Live: Story = () => <Tabs label="Format" tabs={tabs} />;
Live.meta = { machine: 'tabs' };

export const Vertical: Story = () => <Tabs label="Format" tabs={tabs} orientation="vertical" />;
Vertical.meta = { machine: 'tabs' };

export const OwnStructure: Story = () => (
  <TabsParts.Root defaultValue="srt">
    <TabsParts.List aria-label="Format">
      {tabs.map(({ value, label }) => (
        <TabsParts.Trigger key={value} value={value} disabled={value === 'vtt'}>
          {label} {value === 'vtt' && <Badge>Soon</Badge>}
        </TabsParts.Trigger>
      ))}
    </TabsParts.List>
    <section aria-label="About the format">
      {tabs.map(({ value, content }) => (
        <TabsParts.Content key={value} value={value}>
          {content}
        </TabsParts.Content>
      ))}
    </section>
  </TabsParts.Root>
);
OwnStructure.meta = { machine: 'tabs' };

/** Its line moves from tab to tab, and its arrow keys stop at the ends. */
export const WithIndicator: Story = () => (
  <TabsParts.Root defaultValue="srt" loop={false}>
    <TabsParts.List aria-label="Format">
      {tabs.map(({ value, label }) => (
        <TabsParts.Trigger key={value} value={value}>
          {label}
        </TabsParts.Trigger>
      ))}
      <TabsParts.Indicator />
    </TabsParts.List>
    {tabs.map(({ value, content }) => (
      <TabsParts.Content key={value} value={value}>
        {content}
      </TabsParts.Content>
    ))}
  </TabsParts.Root>
);
WithIndicator.meta = { machine: 'tabs' };
