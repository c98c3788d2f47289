import type { AnyStateMachine } from 'xstate';
import { Choice } from './choice';
import { actorsOf, type Faults } from './faults';
import { Section } from './section';
import * as styles from './workbench.css';

interface ActorsProps {
  machine: AnyStateMachine;
  faults: Faults;
  setFaults: (faults: Faults) => void;
}

/** Sets what each actor that the machine invokes does: succeed, fail or hang. */
export function Actors({ machine, faults, setFaults }: ActorsProps) {
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
                ['', 'as the story supplies it'],
                ...outcomes.map(({ value, label }): [string, string] => [value, label]),
              ]}
              choose={(value) =>
                setFaults(value ? { ...others, [key]: { outcome: value, seconds: fault?.seconds ?? 0 } } : others)
              }
            />
            {fault && fault.outcome !== 'hangs' && (
              <label className={styles.choice}>
                <span>after, in s</span>
                <input
                  className={styles.number}
                  type="number"
                  min={0}
                  step={0.5}
                  value={fault.seconds}
                  onChange={({ target: { valueAsNumber: seconds } }) =>
                    setFaults({ ...others, [key]: { ...fault, seconds: Number.isFinite(seconds) ? seconds : 0 } })
                  }
                />
              </label>
            )}
          </div>
        );
      })}
      <p className={styles.note}>Holds from the next call on.</p>
    </Section>
  );
}
