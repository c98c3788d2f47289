import { Tabs } from '@halloway/ui';
import type { Story } from '@ladle/react';

const tabs = [
  { id: 'txt', label: 'TXT', content: <p>Plain words, for search and for anything you build yourself.</p> },
  { id: 'srt', label: 'SRT', content: <p>Captions for video editors and players.</p> },
  { id: 'vtt', label: 'VTT', content: <p>Captions for video on the web.</p> },
];

export const Selected: Story = () => <Tabs label="Format" tabs={tabs} />;
Selected.meta = { machine: 'tabs', state: 'selected', context: { tab: 'srt' } };

export const Live: Story = () => <Tabs label="Format" tabs={tabs} />;
Live.meta = { machine: 'tabs' };

export const Vertical: Story = () => <Tabs label="Format" tabs={tabs} orientation="vertical" />;
Vertical.meta = { machine: 'tabs' };

export const OneDisabled: Story = () => (
  <Tabs label="Format" tabs={tabs.map((tab) => ({ ...tab, disabled: tab.id === 'vtt' }))} />
);
OneDisabled.meta = { machine: 'tabs' };
