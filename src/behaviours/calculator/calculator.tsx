'use client';
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import { Sign } from '../../elements/alert/sign';
import { Button } from '../../elements/button';
import { formatNumber } from '../../forms/numbers';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { EXACT, numberFormat } from '../../theme/formats';
import { keysOf } from '../../theme/keys';
import { TextRun } from '../../theme/text-run';
import { type ChangeDetails, type State, useControlled, useHydrated, useMachineActor } from '../behaviour';
import { checkCalculation, checkFormats } from '../development';
import { NumberInput, type NumberInputProps } from '../number-input';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './calculator.css';
import {
  type CalculatorBounds,
  calculatorMachine,
  type Figures,
  figureIn,
  figuresIn,
  LARGEST_FIGURE,
} from './calculator.machine';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Why a figure changes: the reader types, presses an arrow key, or resets all. */
export type CalculatorChangeReason = 'input-change' | 'keyboard' | 'reset-press' | 'none';

/** A numeric field. */
export interface CalculatorField extends CalculatorBounds {
  /** The name of the field. */
  label: string;
  /** Text around the value: "{value} minutes". Default: the value alone. */
  unit?: string | undefined;
  /** The step of the arrow keys, as of a native field. Default: 1. */
  step?: number | undefined;
}

/** A group of fields. */
export interface CalculatorGroup {
  /** The legend of the group. */
  title: string;
  /** The fields, in their order. */
  fields: readonly CalculatorField[];
}

/** A line of the results. */
export interface CalculatorResult {
  /** What the number is. */
  label: string;
  /** Formatted for display: "400 minutes". */
  value: string;
  /** A sentence about it. */
  note?: ReactNode;
  /** The main result: large, and announced by screen readers when it changes. One, usually the last. */
  main?: boolean | undefined;
  /** Compares the result with a limit in a bar; `label` names the limit. */
  comparison?: { amount: number; limit: number; label: string } | undefined;
}

/** The English texts. */
export const calculatorTexts = {
  /** The name of the results. */
  results: 'What it comes to',
  /** The label of the reset button. */
  reset: 'Back to the example',
  /** Replaces the results if a value is missing. */
  incomplete: 'Fill in every figure, and this is worked out again.',
  /** Below a field with an invalid value. */
  bounds: 'Enter {min} to {max}',
};

/** Every text that the product does not pass otherwise. */
export type CalculatorTexts = typeof calculatorTexts;

/** The props of `Calculator`. */
export interface CalculatorProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The fields. Those of a later render are taken, and what the reader typed stays. */
  groups: readonly CalculatorGroup[];
  /** Calculates the results. Also called on the server: it must be pure. */
  calculate: (figures: Readonly<Record<string, number>>) => readonly CalculatorResult[];
  /** All values (controlled); null or missing for an empty field. A change that the product does not take is not shown. */
  value?: Figures | undefined;
  /** Called with all values on every change. */
  onValueChange?: ((value: Figures, details: ChangeDetails<CalculatorChangeReason>) => void) | undefined;
  /** Called with `unchanged`, `changed` or `incomplete` on every state change after the first render. */
  onStateChange?: ((state: State<typeof calculatorMachine>) => void) | undefined;
  /**
   * The locale in which figures are typed and shown ("2,5" in German): a BCP 47 tag. If it changes, they are written anew. Default:
   * "en-US".
   */
  locale?: string | undefined;
  /** Replaces any of `calculatorTexts`. */
  texts?: PartialTexts<CalculatorTexts> | undefined;
}

/**
 * A formula with fields and results. Before hydration and without JavaScript, a list of the initial values and their results;
 * hydration turns the values into fields.
 */
export function Calculator({
  groups,
  calculate,
  value,
  onValueChange,
  onStateChange,
  locale = 'en-US',
  texts: ownTexts,
  className,
  ref,
  ...root
}: CalculatorProps) {
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLDivElement, []);
  const fields = groups.flatMap(({ fields }) => fields);
  const bounds = fields.map(({ name, value, min, max }) => ({ name, value, min, max }));
  const actor = useMachineActor(calculatorMachine, {
    input: { fields: bounds, locale },
    propEvents: [
      [
        { bounds, locale },
        { type: 'define', fields: bounds, locale },
      ],
    ],
    onStateChange,
  });
  const { send } = actor;
  const state = useControlled(actor, {
    // As in the machine: a value out of bounds is null.
    value:
      value &&
      Object.fromEntries(
        fields.map((field) => [field.name, figureIn(textOf(value[field.name], locale), field, locale)]),
      ),
    onChange: onValueChange,
    reasons: { change: (event) => (event?.type === 'keydown' ? 'keyboard' : 'input-change'), reset: 'reset-press' },
    select: ({ context }) => figuresIn(context),
    toEvent: (values) => ({ type: 'set', values }),
  });
  const texts = useTexts('calculator', calculatorTexts, ownTexts);
  if (process.env.NODE_ENV !== 'production') checkFormats('calculator', locale);
  const { context } = state;
  const isIncomplete = state.matches('incomplete');
  // While a figure is missing, the results of the initial values keep the space of theirs, unseen: nothing moves. The machine
  // learns of another field after the render that shows it.
  const figures =
    isIncomplete || !fields.every(({ name }) => name in context.typed)
      ? Object.fromEntries(fields.map(({ name, value }) => [name, value]))
      : (figuresIn(context) as Readonly<Record<string, number>>);
  // One that throws keeps the last results, as a form's rule that throws finds nothing.
  const last = useRef<readonly CalculatorResult[]>([]);
  try {
    last.current = [...calculate(figures)];
  } catch (error) {
    if (process.env.NODE_ENV !== 'production') checkCalculation(error);
  }
  const results = last.current;
  const groupKeys = keysOf(groups.map(({ title }) => title));
  const resultKeys = keysOf(results.map(({ label }) => label));
  const main = results.find(({ main }) => main);

  const reset = (event: MouseEvent) => {
    send({ type: 'reset' }, event);
    // The pressed button disappears: focus moves to the fields.
    element.current?.querySelector('input')?.focus();
  };

  return (
    <div
      {...root}
      ref={element}
      className={classNames(styles.root, className)}
      data-scope="calculator"
      data-part="root"
      data-state={state.value}
    >
      <div className={styles.fields} data-part="fields">
        {groups.map(({ title, fields }, at) => (
          <Rows key={groupKeys[at]} title={title}>
            {fields.map((field) => (
              <FigureField
                key={field.name}
                field={field}
                typed={context.typed[field.name] ?? ''}
                locale={locale}
                texts={texts}
                onType={(value, cause) => send({ type: 'change', name: field.name, value }, cause)}
              />
            ))}
          </Rows>
        ))}
      </div>
      <div className={styles.results} data-part="results">
        <Rows
          title={texts.results}
          isUnseen={isIncomplete}
          status={
            isIncomplete ? (
              <p className={styles.incomplete} data-part="incomplete">
                {texts.incomplete}
              </p>
            ) : (
              <span className={styles.announced} data-part="announced">
                {main && `${main.label}: ${main.value}`}
              </span>
            )
          }
        >
          {results.map((result, at) => (
            <Result key={resultKeys[at]} {...result} />
          ))}
        </Rows>
        {!state.matches('unchanged') && (
          <Button className={styles.reset} data-part="reset" onClick={reset}>
            {texts.reset}
          </Button>
        )}
      </div>
    </div>
  );
}

const textOf = (figure: number | null | undefined, locale: string) =>
  typeof figure === 'number' ? formatNumber(figure, locale) : '';

/** `status`: a live region that screen readers announce on change. Always rendered, or the first change would not be announced. */
function Rows({
  title,
  isUnseen = false,
  status,
  children,
}: {
  title: string;
  isUnseen?: boolean | undefined;
  status?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group} data-part="group">
      <legend className={styles.title} data-part="title">
        {title}
      </legend>
      <dl
        className={classNames(styles.list, isUnseen && styles.unseen)}
        data-part="list"
        aria-hidden={isUnseen || undefined}
      >
        {children}
      </dl>
      {status !== undefined && (
        <div role="status" data-part="status">
          {status}
        </div>
      )}
    </fieldset>
  );
}

interface FigureFieldProps {
  field: CalculatorField;
  typed: string;
  locale: string;
  texts: CalculatorTexts;
  onType: NumberInputProps['onTextChange'];
}

function FigureField({ field, typed, locale, texts, onType }: FigureFieldProps) {
  const id = useId();
  const { label, unit = '{value}', value, min = 0, max = LARGEST_FIGURE, step } = field;
  const [before = '', behind = ''] = unit.split('{value}');
  const { format } = numberFormat(locale, EXACT);
  const isInvalid = figureIn(typed, field, locale) === null;
  // Without JavaScript a field would not work: the value is text of the same height.
  const isField = useHydrated();
  return (
    <div className={classNames(styles.row, styles.fieldRow)} data-part="row">
      <dt className={classNames(styles.label, styles.fieldLabel, !isInvalid && styles.valid)} data-part="term">
        {isField ? (
          <label htmlFor={id} data-part="label">
            {label}
          </label>
        ) : (
          <TextRun>{label}</TextRun>
        )}
        {isInvalid && (
          <span id={`${id}-range-error`} className={styles.bounds} data-part="range-error">
            <Sign tone="danger" />
            {fillText(texts.bounds, { min, max }, locale)}
          </span>
        )}
      </dt>
      <dd className={classNames(styles.figure, isField && styles.field)} data-part="figure">
        {before && (
          <span className={styles.unit} data-part="unit">
            {before}
          </span>
        )}
        {isField ? (
          <NumberInput
            id={id}
            locale={locale}
            min={min}
            max={max}
            step={step}
            text={typed}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-range-error` : undefined}
            className={styles.input}
            data-part="input"
            onTextChange={onType}
          />
        ) : (
          <span className={styles.text} data-part="value">
            {format(value)}
          </span>
        )}
        {behind && (
          <span className={styles.unit} data-part="unit">
            {behind}
          </span>
        )}
      </dd>
    </div>
  );
}

function Result({ label, value, note, main = false, comparison }: CalculatorResult) {
  return (
    <div className={classNames(styles.row, main && styles.mainRow)} data-part="result">
      <dt className={styles.label} data-part="term">
        {label}
      </dt>
      <dd className={styles.resultValue} data-part="figure">
        <span className={main ? styles.main : undefined} data-part="value">
          {value}
        </span>
      </dd>
      {(comparison || note) && (
        <dd className={styles.details} data-part="details">
          {comparison && <Meter {...comparison} />}
          {note && (
            <p className={styles.note} data-part="note">
              {note}
            </p>
          )}
        </dd>
      )}
    </div>
  );
}

/** The position of the limit on a line of this length, in thousandths. */
const LIMIT_AT = 600;

/** A value as a bar, with its limit as a mark. A value beyond the end of the line is drawn to the end. */
function Meter({ amount, limit, label }: NonNullable<CalculatorResult['comparison']>) {
  const length = Math.min(1_000, Math.round((amount / limit) * LIMIT_AT));
  return (
    <div className={styles.meter} data-part="meter" data-state={amount > limit ? 'over' : 'within'}>
      <svg
        className={styles.drawing}
        viewBox="0 0 1000 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        data-part="drawing"
      >
        <path className={styles.rule} d="M0 18h1000" data-part="rule" />
        <path className={styles.amount} d={`M0 18h${length}`} data-part="amount" />
        <path className={styles.limit} d={`M${LIMIT_AT} 0v24`} data-part="limit" />
      </svg>
      <span className={styles.limitLabel} data-part="limit-label">
        {label}
      </span>
    </div>
  );
}
