import * as library from '@halloway/ui/machines';
import type { AnyStateMachine } from 'xstate';
import { type Facts, playwrightTest, vitestTest } from './copied-test';
import { Copy } from './copy';
import type { BehaviourReport, LogEntry } from './messages';
import { Section } from './section';
import { useStory } from './story-context';
import * as styles from './workbench.css';

interface CopyAsTestProps {
  machine: AnyStateMachine;
  shown: BehaviourReport;
  log: readonly LogEntry[];
}

/** Copies what was done to the story as a test: of the machine alone, or of the story in a browser. */
export function CopyAsTest({ machine, shown, log }: CopyAsTestProps) {
  const { story, permalink } = useStory();
  const [exported] = Object.entries<unknown>(library).find(([, value]) => value === machine) ?? [];
  if (!exported) return null;
  const begin = log.findLastIndex(({ machine: id, json }) => id === shown.machine && json === '');
  const mine = log.slice(Math.max(0, begin)).filter(({ machine: id }) => id === shown.machine);
  const ofStory = () => {
    const alone = new URL(permalink, location.href);
    alone.searchParams.set('mode', 'preview');
    const frame = document.querySelector<HTMLIFrameElement>(`[data-story-frame="${story}"]`);
    return playwrightTest(`${shown.machine}: ${shown.state}`, alone.href, factsIn(frame?.contentDocument));
  };
  return (
    <Section title="Copy as a test">
      <p className={styles.note}>What happened so far, from the beginning, with the states that it led to.</p>
      <div className={styles.row}>
        <Copy text={() => vitestTest({ machine, exported, start: shown.start, log: mine })}>Machine, for Vitest</Copy>
        <Copy text={ofStory}>Story, for Playwright</Copy>
      </div>
    </Section>
  );
}

function factsIn(page: Document | null | undefined): Facts {
  const all = (selector: string) => [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return {
    scopes: all('[data-scope]').map(({ dataset: { scope = '', state = '' } }) => ({ scope, state })),
    said: all('[role="alert"], [role="status"], output').flatMap(({ innerText }) => innerText.trim() || []),
  };
}
