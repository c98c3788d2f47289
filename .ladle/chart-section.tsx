/** The statechart of the tab State: the ways out of the current state, the whole as a small picture, and the whole to zoom. */
import { Dialog, SegmentedControl } from '@halloway/ui';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Button } from './button';
import { eventIn, writtenEvent } from './events';
import type { BehaviourReport } from './messages';
import { storyOf } from './state-stories';
import * as styles from './statechart.css';
import { Statechart } from './statechart-view';
import { useStory } from './story-context';
import { WaysOut } from './ways-out';

const zooms = [
  { value: 'fit', label: 'Fit' },
  { value: '1', label: '100%' },
  { value: '1.5', label: '150%' },
  { value: '2', label: '200%' },
] as const;
type Zoom = (typeof zooms)[number]['value'];

export function ChartSection({ machine, shown }: { machine: AnyStateMachine; shown: BehaviourReport }) {
  const { command, written } = useStory();
  const [open, setOpen] = useState(false);
  const [zoom, setZoom] = useState<Zoom>('1');
  const title = `Statechart of ${machine.id}, now ${shown.state}`;
  const take = (transition: string) => {
    const event = writtenEvent(shown, eventIn(transition), written);
    if (event) command({ type: 'send', machine: shown.machine, event });
    else command({ type: 'take', machine: shown.machine, transition });
  };
  const takes = new Set(shown.takes);
  return (
    <>
      <figure className={styles.figure} aria-label={title}>
        <WaysOut machine={machine} shown={shown} take={take} />
        <Statechart label="Statechart around here" machine={machine} state={shown.state} takes={takes} />
        <Button onClick={() => setOpen(true)}>Whole statechart</Button>
      </figure>
      <Dialog title={title} className={styles.large} open={open} onOpenChange={setOpen}>
        {open && (
          <>
            <SegmentedControl size="small" aria-label="Size" options={zooms} value={zoom} onValueChange={setZoom} />
            <Statechart
              label="Whole statechart"
              machine={machine}
              state={shown.state}
              zoom={zoom === 'fit' ? zoom : Number(zoom)}
              hrefOf={(path) => storyOf(shown, path)}
              takes={takes}
              take={take}
            />
          </>
        )}
      </Dialog>
    </>
  );
}
