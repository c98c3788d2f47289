import type { AnyStateMachine } from 'xstate';
import { Amount, Choice } from './choice';
import { actorsOf } from './faults';
import { Section } from './section';
import { useStory } from './story-context';
import * as styles from './workbench.css';

/** Sets what each actor that the machine invokes does: succeed, fail or hang. */
export function Actors({ machine }: { machine: AnyStateMachine }) {
  const { settings, change } = useStory();
  const { faults } = settings;
  const actors = actorsOf(machine);
  if (actors.length === 0) return null;
  return (
    <Section title="What it calls">
      {actors.map(({ key, name, outcomes }) => {
        const fault = faults[key];
        const { [key]: _, ...others } = faults;
        return (
          <div key={key} className={styles.row}>
            <Choice
              label={name}
              value={fault?.outcome ?? ''}
              options={[
                ['', 'as the story supplies it'] as const,
                ...outcomes.map(({ value, label }) => [value, label] as const),
              ]}
              choose={(value) => {
                const set = { ...others, [key]: { outcome: value, seconds: fault?.seconds ?? 0 } };
                change({ faults: value ? set : others });
              }}
            />
            {fault && fault.outcome !== 'hangs' && (
              <Amount
                label="after, in s"
                min={0}
                step={0.5}
                value={fault.seconds}
                set={(seconds) => change({ faults: { ...others, [key]: { ...fault, seconds: seconds || 0 } } })}
              />
            )}
          </div>
        );
      })}
      <p className={styles.note}>Holds from the next call on.</p>
    </Section>
  );
}
