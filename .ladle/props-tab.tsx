import { useEffect, useId, useState } from 'react';
import type { Control } from './build/controls';
import type { Used } from './props-controls/props-controls';
import { Section } from './section';
import type { PropOverrides } from './settings';
import { stories } from './stories';
import * as styles from './workbench.css';

interface PropsTabProps {
  story: string;
  used: readonly Used[];
  overrides: PropOverrides;
  override: (overrides: PropOverrides) => void;
}

/** Controls for the props of the components that the story renders, generated from their types. */
export function PropsTab({ story, used, overrides, override }: PropsTabProps) {
  const [controls, setControls] = useState<Record<string, Control[]>>();
  useEffect(() => {
    import('virtual:controls').then(({ default: all }) => setControls(all));
  }, []);
  if (!controls) return <p className={styles.nothing}>Reading the types …</p>;
  const own = ownFirst(used, stories[story]?.entry ?? '').filter(({ name }) => (controls[name]?.length ?? 0) > 0);
  if (own.length === 0) return <p className={styles.nothing}>This story renders no component that has props.</p>;
  return (
    <>
      <p className={styles.nothing}>
        What you change here is in the link, and holds for every component of that name in the story.
      </p>
      {own.map(({ name, props }, index) => {
        const mine = overrides[name] ?? {};
        const set = (prop: string, value: unknown) => {
          const { [name]: _, ...others } = overrides;
          const { [prop]: __, ...rest } = mine;
          const next = value === undefined ? rest : { ...rest, [prop]: value };
          override(Object.keys(next).length > 0 ? { ...others, [name]: next } : others);
        };
        const [given, editable] = [true, false].map(
          (is) => controls[name]?.filter(({ kind }) => (kind === 'value') === is) ?? [],
        );
        const rows = editable?.map((control) => (
          <Row
            key={control.name}
            control={control}
            value={mine[control.name] ?? props[control.name] ?? parsed(control.default)}
            isTurned={control.name in mine}
            set={(value) => set(control.name, value)}
          />
        ));
        return index === 0 ? (
          <Section key={name} title={`<${name}>`} level="first">
            {rows}
            <Given props={given} />
          </Section>
        ) : (
          <details key={name} className={styles.section} open={name in overrides}>
            <summary className={styles.summary}>{`<${name}>`}</summary>
            {rows}
            <Given props={given} />
          </details>
        );
      })}
    </>
  );
}

/** Components of the story's own folder come first. */
function ownFirst(used: readonly Used[], entry: string): readonly Used[] {
  const folder = (entry.split('/').at(-2) ?? '').replaceAll('-', '');
  const isOwn = ({ name }: Used) => Number(name.toLowerCase().startsWith(folder));
  return [...used].sort((a, b) => isOwn(b) - isOwn(a));
}

const parsed = (json: string): unknown => (json === '' ? undefined : JSON.parse(json));

interface RowProps {
  control: Control;
  value: unknown;
  isTurned: boolean;
  /** Undefined restores the story's own value. */
  set: (value: unknown) => void;
}

function Row({ control, value, isTurned, set }: RowProps) {
  const id = useId();
  const { name, required, words, type } = control;
  return (
    <div className={styles.prop}>
      <div className={styles.propHead}>
        <label htmlFor={id} className={styles.propName}>
          {name}
          {required ? '' : '?'}
        </label>
        {isTurned && (
          <button
            type="button"
            className={styles.button}
            aria-label={`As the story has it: ${name}`}
            onClick={() => set(undefined)}
          >
            As the story has it
          </button>
        )}
      </div>
      <Input id={id} control={control} value={value} set={set} />
      <p className={styles.note}>
        {words} <code className={styles.codeType}>{type}</code>
      </p>
    </div>
  );
}

interface InputProps {
  id: string;
  control: Control;
  value: unknown;
  set: (value: unknown) => void;
}

function Input({ id, control: { kind, options }, value, set }: InputProps) {
  if (kind === 'switch')
    return (
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        checked={value === true}
        onChange={(e) => set(e.target.checked)}
      />
    );
  if (kind === 'choice')
    return (
      <select
        id={id}
        className={styles.select}
        value={JSON.stringify(value) ?? ''}
        onChange={(event) => set(parsed(event.target.value))}
      >
        {value === undefined && <option value="">not given</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option.replace(/^"|"$/g, '')}
          </option>
        ))}
      </select>
    );
  if (kind === 'number')
    return (
      <input
        id={id}
        type="number"
        className={styles.number}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target: { valueAsNumber } }) => set(Number.isFinite(valueAsNumber) ? valueAsNumber : undefined)}
      />
    );
  if (kind === 'text')
    return (
      <textarea
        id={id}
        rows={1}
        className={styles.payload}
        value={typeof value === 'string' ? value : ''}
        placeholder={value === undefined ? 'an element, or nothing' : ''}
        onChange={(event) => set(event.target.value)}
      />
    );
  return null;
}

/** The props that no control can change: functions, lists, elements. */
function Given({ props = [] }: { props: readonly Control[] | undefined }) {
  if (props.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{props.length} more, set in code</summary>
      <dl>
        {props.map(({ name, words, type }) => (
          <div key={name} className={styles.prop}>
            <dt className={styles.propName}>{name}</dt>
            <dd className={styles.note}>
              {words} <code className={styles.codeType}>{type}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
