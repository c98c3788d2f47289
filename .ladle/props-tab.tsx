import { Field } from '@halloway/ui';
import { Fragment } from 'react';
import { Button } from './button';
import { Amount, Check, Choice } from './choice';
import type { Control } from './props-controls/from-types';
import { ownFirst } from './props-controls/used';
import { useStory } from './story-context';
import { useLoaded } from './use-loaded';
import * as styles from './workbench.css';

/** Controls for the props of the components that the story renders, generated from their types. */
export function PropsTab() {
  const { story, report, used, settings, change } = useStory();
  const { props: overrides } = settings;
  const controls = useLoaded('', () => import('virtual:controls'))?.default;
  if (!controls || !report) return <p className={styles.nothing}>Reading the types …</p>;
  const own = ownFirst(used, story).filter(({ name }) => (controls[name]?.length ?? 0) > 0);
  if (own.length === 0)
    return <p className={styles.nothing}>The components of this story get their props in its code.</p>;
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
          change({ props: Object.keys(next).length > 0 ? { ...others, [name]: next } : others });
        };
        const all = controls[name] ?? [];
        const given = all.filter(({ kind }) => kind === 'value');
        return (
          <details key={name} className={styles.section} open={index === 0 || name in overrides}>
            <summary className={styles.summary}>{`<${name}>`}</summary>
            {all.map(
              (control) =>
                control.kind !== 'value' && (
                  <Row
                    key={control.name}
                    control={control}
                    value={mine[control.name] ?? props[control.name] ?? parsed(control.default)}
                    isChanged={control.name in mine}
                    set={(value) => set(control.name, value)}
                  />
                ),
            )}
            {given.length > 0 && (
              <details>
                <summary className={styles.summary}>{given.length} more, set in code</summary>
                {given.map((control) => (
                  <div key={control.name} className={styles.prop}>
                    <strong>{control.name}</strong>
                    <About {...control} />
                  </div>
                ))}
              </details>
            )}
          </details>
        );
      })}
    </>
  );
}

const parsed = (json: string): unknown => (json === '' ? undefined : JSON.parse(json));

interface RowProps {
  control: Control;
  value: unknown;
  isChanged: boolean;
  /** Undefined restores the story's own value. */
  set: (value: unknown) => void;
}

function Row({ isChanged, ...input }: RowProps) {
  const { control, set } = input;
  return (
    <div className={styles.prop}>
      <Input {...input} />
      <About {...control} />
      {isChanged && (
        <Button aria-label={`As the story has it: ${control.name}`} onClick={() => set(undefined)}>
          As the story has it
        </Button>
      )}
    </div>
  );
}

/** A prop's doc comment and type. */
export function About({ description, type, required }: Control) {
  return (
    <p className={styles.note}>
      {description.split('`').map((part, at) => {
        const key = `${at} ${part}`;
        return at % 2 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
      })}{' '}
      <code className={styles.codeType}>{type}</code>
      {required && ', required'}
    </p>
  );
}

function Input({ control: { name, kind, options }, value, set }: Omit<RowProps, 'isChanged'>) {
  if (kind === 'switch') return <Check label={name} checked={value === true} set={set} />;
  if (kind === 'choice')
    return (
      <Choice
        label={name}
        value={JSON.stringify(value) ?? ''}
        options={[
          ...(value === undefined ? [['', 'not set'] as const] : []),
          ...options.map((option) => [option, option.replace(/^"|"$/g, '')] as const),
        ]}
        choose={(chosen) => set(parsed(chosen))}
      />
    );
  if (kind === 'number')
    return <Amount label={name} value={Number(value)} set={(px) => set(Number.isFinite(px) ? px : undefined)} />;
  return (
    <Field label={name}>
      {(field) => (
        <textarea
          {...field}
          rows={1}
          value={typeof value === 'string' ? value : ''}
          placeholder={value === undefined ? 'not set' : ''}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </Field>
  );
}
