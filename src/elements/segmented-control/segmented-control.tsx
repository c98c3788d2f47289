'use client';
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type ChangeDetails, createChangeDetails } from '../../theme/change-details';
import { classNames } from '../../theme/class-names';
import { checkNames, warnOldName } from '../../theme/development-warning';
import { useGroupName } from '../../theme/group-name';
import { useHydrated } from '../../theme/hydrated';
import { idList } from '../../theme/id-list';
import { createPartContext } from '../../theme/part-context';
import { type NotePart, useNotedId, usePartId } from '../../theme/part-id';
import { idOf, type PartProps, renderPart, wordsOf } from '../../theme/render-part';
import { somethingOf } from '../../theme/text-run';
import * as styles from './segmented-control.css';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** Why the choice changes: a press or a key, or a reset of the form ("none"). */
export type SegmentedControlChangeReason = 'item-press' | 'none';

/** The state of the group, for `render`, `className` and `style` of its root and its bar. */
export interface SegmentedControlRootState {
  /** The value of the selected option; undefined if there is none. */
  value: string | undefined;
  /** Whether the reader can choose none. */
  disabled: boolean;
  /** Whether the reader cannot change the choice, which is submitted. */
  readOnly: boolean;
  /** Whether it has an error. */
  invalid: boolean;
}

/** The state of an option, for `render`, `className` and `style` of its parts. */
export interface SegmentedControlItemState {
  /** The value of the option. */
  value: string;
  /** Whether it is the selected one. */
  checked: boolean;
  /** Whether the reader cannot choose it. */
  disabled: boolean;
}

interface Group {
  state: SegmentedControlRootState;
  size: 'small' | 'medium';
  /** What the radio buttons of the group have in common. */
  radio: { name: string; form: string | undefined; required: boolean };
  /** What is wrong. */
  error: ReactNode;
  errorId: string;
  noteError: NotePart;
  checkedOf: (value: string) => { checked: boolean } | { defaultChecked: boolean };
  choose: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Called when a radio button has come. */
  reread: RefObject<() => void>;
}

const [GroupContext, useGroup] = createPartContext<Group>('SegmentedControlParts', 'Root');
const [ItemContext, useItem] = createPartContext<SegmentedControlItemState>('SegmentedControlParts', 'Item');

/** The props of the group of options. */
export interface SegmentedControlRootProps<Value extends string = string>
  extends Omit<PartProps<'fieldset', SegmentedControlRootState>, 'defaultValue'> {
  /** The name of the choice in its form. Without one, it is not submitted, and a reset of the form does not change it. */
  name?: string | undefined;
  /** The value of the selected option (controlled), with `onValueChange`. Null: none is chosen. */
  value?: Value | null | undefined;
  /** The value of the initial option (uncontrolled). Null, as none: no option is chosen. */
  defaultValue?: Value | null | undefined;
  /** Whether one has to be chosen, as of native radio buttons. */
  required?: boolean | undefined;
  /** Whether the reader cannot change the choice. Unlike a disabled one, it takes the focus and is submitted. */
  readOnly?: boolean | undefined;
  /** What is wrong with the choice: shown below the bar, and part of the group's description. */
  error?: ReactNode;
  /** Called before the reader's choice or a reset of the form changes the value. */
  onValueChange?: ((value: Value, details: ChangeDetails<SegmentedControlChangeReason>) => void) | undefined;
  /** Default: "medium". */
  size?: 'small' | 'medium' | undefined;
}

/** The group of options: a native `<fieldset>`. Name it by a label or by `aria-label`. */
export function SegmentedControlRoot<Value extends string = string>({
  name,
  form,
  value,
  defaultValue,
  onValueChange,
  size = 'medium',
  disabled = false,
  required = false,
  readOnly = false,
  error: givenError,
  children,
  'aria-describedby': describedBy,
  ...native
}: SegmentedControlRootProps<Value>) {
  const error = somethingOf(givenError);
  const ownName = useGroupName();
  const hydrated = useHydrated();
  const root = useRef<HTMLFieldSetElement>(null);
  const ownErrorId = `${useId()}-error`;
  const [errorId, noteError] = usePartId(ownErrorId);

  // A group of the same name in another root may have taken the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with a name of its own
  useLayoutEffect(() => {
    if (hydrated && value === undefined && defaultValue !== undefined && checkedIn(root.current) === undefined)
      for (const radio of radiosIn(root.current)) radio.checked = radio.value === defaultValue;
  }, [hydrated]);

  const reread = useRef(() => {});
  const latest = useRef({ value, onValueChange });
  useLayoutEffect(() => {
    if (process.env.NODE_ENV !== 'production')
      checkNames(
        'segmented-control',
        value ?? undefined,
        radiosIn(root.current).map((radio) => radio.value),
      );
    latest.current = { value, onValueChange };
  });

  // The radio buttons of the page have the state, and may have had it before hydration. One listener throughout: React resets a
  // form between two effects of a commit.
  const subscribe = useCallback(
    (notify: () => void) => {
      reread.current = notify;
      const { current: group } = root;
      // Not that of the first option, which may arrive later.
      const page = group?.getRootNode() as Partial<Document> | undefined;
      const around = form ? page?.getElementById?.(form) : group?.closest('form');
      const owner = name === undefined ? null : around;
      let timer: ReturnType<typeof setTimeout>;
      // A native reset of the form fires no `change`, and its event precedes it.
      const reset = (event: Event) => {
        const before = checkedIn(group);
        timer = setTimeout(() => {
          const { value, onValueChange } = latest.current;
          const [shown, initial] = [value === undefined ? before : value, checkedIn(group) as Value | undefined];
          const details = createChangeDetails<SegmentedControlChangeReason>('none', event);
          const restore = () => {
            for (const radio of radiosIn(group)) radio.checked = radio.value === shown;
          };
          notify();
          if (!onValueChange) return;
          // Until the product takes the initial one.
          if (value !== undefined) restore();
          if (initial !== undefined && initial !== shown) onValueChange(initial, details);
          if (!details.isCanceled) return;
          restore();
          notify();
        });
      };
      const listening = new AbortController();
      group?.addEventListener('change', notify, { signal: listening.signal });
      // Its own may be the field of that name.
      if (owner) EventTarget.prototype.addEventListener.call(owner, 'reset', reset, { signal: listening.signal });
      return () => {
        listening.abort();
        clearTimeout(timer);
      };
    },
    [name, form],
  );
  const initially = () => defaultValue ?? undefined;
  const chosen = useSyncExternalStore(
    subscribe,
    () => (root.current ? checkedIn(root.current) : initially()),
    initially,
  );

  // The initial option, where it goes and comes back, is rendered with the choice: the reader has made another meanwhile.
  useLayoutEffect(() => {
    const radios = hydrated && value === undefined && chosen !== undefined ? radiosIn(root.current) : [];
    const wanted = radios.find((radio) => radio.value === chosen);
    if (wanted && !wanted.checked) {
      wanted.checked = true;
      reread.current();
    }
  });

  const choose: Group['choose'] = (next, event) => {
    const details = createChangeDetails<SegmentedControlChangeReason>('item-press', event.nativeEvent);
    // Radio buttons have no `readonly`, and `disabled` would drop the focus.
    if (readOnly) details.cancel();
    else onValueChange?.(next as Value, details);
    const before = () => (latest.current.value === undefined ? chosen : latest.current.value);
    if (details.isCanceled) putBack(event, root.current, before, reread.current);
  };

  const current = value === undefined ? chosen : (value ?? undefined);
  const state = { value: current, disabled, readOnly, invalid: Boolean(error) };
  // Radio buttons need a name to be one group. No form submits those without a form owner.
  const radio = {
    name: name ?? ownName,
    form: name === undefined ? '' : form,
    // As in HTML, what nobody can change has no constraints.
    required: required && !readOnly,
  };
  const checkedOf = (one: string) =>
    value === undefined ? { defaultChecked: one === defaultValue } : { checked: one === value };
  // A component that is made of it has a scope, or is a part, of its own.
  const part = {
    'data-scope': 'segmented-control',
    'data-part': 'root',
    // A native group has none of these states.
    ...((required || readOnly || error) && {
      role: 'radiogroup',
      'aria-required': radio.required || undefined,
      'aria-readonly': readOnly || undefined,
      'aria-invalid': state.invalid || undefined,
    }),
    'aria-describedby': idList(error && errorId, describedBy),
    ...native,
  };
  return (
    <GroupContext value={{ state, size, radio, checkedOf, choose, reread, error, errorId: ownErrorId, noteError }}>
      {renderPart('fieldset', { ref: root, disabled, className: styles.root, children }, part, state)}
    </GroupContext>
  );
}

const radiosIn = (root: HTMLElement | null) => [...(root?.querySelectorAll('input') ?? [])];

const checkedIn = (root: HTMLElement | null) => radiosIn(root).find(({ checked }) => checked)?.value;

/** Restores the choice before a press or an arrow key: both are clicks, which the browser can undo. */
function putBack(
  event: ChangeEvent<HTMLInputElement>,
  root: HTMLElement | null,
  before: () => string | null | undefined,
  notify: () => void,
) {
  event.nativeEvent.preventDefault();
  // Assigned, so that React notices: it would miss the next choice of this option.
  setTimeout(() => {
    const chosen = before();
    for (const radio of radiosIn(root)) radio.checked = radio.value === chosen;
    // What was rendered meanwhile had the canceled choice.
    notify();
  });
}

/** The props of the label. */
export type SegmentedControlLabelProps = PartProps<'legend', SegmentedControlRootState>;

/** The group's name, beside the bar: the native `<legend>`, the first child of the root. */
export function SegmentedControlLabel(part: SegmentedControlLabelProps) {
  return renderPart('legend', { className: styles.legend, 'data-part': 'label' }, part, useGroup('Label').state);
}

/** The props of the bar. */
export type SegmentedControlListProps = PartProps<'span', SegmentedControlRootState>;

/** The bar around the options. */
export function SegmentedControlList(part: SegmentedControlListProps) {
  return renderPart('span', { className: styles.bar, 'data-part': 'list' }, part, useGroup('List').state);
}

/** The props of an option. */
export interface SegmentedControlItemProps extends PartProps<'label', SegmentedControlItemState> {
  /** Unique among the options; the submitted value. */
  value: string;
  /** Whether the reader cannot choose it. */
  disabled?: boolean | undefined;
}

/** An option: the native `<label>` of its control. */
export function SegmentedControlItem({ value, disabled = false, ...part }: SegmentedControlItemProps) {
  const group = useGroup('Item');
  const state = { value, checked: group.state.value === value, disabled: disabled || group.state.disabled };
  const own = {
    className: classNames(styles.segment, styles.size[group.size]),
    'data-part': 'item',
    'data-state': state.checked ? 'checked' : 'unchecked',
  };
  return <ItemContext value={state}>{renderPart('label', own, part, state)}</ItemContext>;
}

/** The props of the native radio button. */
export type SegmentedControlControlProps = PartProps<'input', SegmentedControlItemState>;

/** The native radio button, which covers its option invisibly. Arrow keys choose the next or previous one that is not disabled. */
export function SegmentedControlControl({ onChange, ...part }: SegmentedControlControlProps) {
  const group = useGroup('Control');
  const state = useItem('Control');
  // It may have waited for data.
  useLayoutEffect(() => {
    group.reread.current();
  });
  return renderPart(
    'input',
    {
      type: 'radio',
      className: styles.radio,
      'data-part': 'control',
      ...group.radio,
      value: state.value,
      // The fieldset disables the others.
      disabled: state.disabled && !group.state.disabled,
      ...group.checkedOf(state.value),
      onChange: (event) => {
        onChange?.(event);
        if (!event.defaultPrevented) group.choose(state.value, event);
      },
    },
    part,
    state,
  );
}

/** The props of the error. */
export type SegmentedControlErrorProps = PartProps<'span', SegmentedControlRootState>;

/** What is wrong with the choice, if anything: a part of the group's description. Without children, the `error` of the root. */
export function SegmentedControlError(part: SegmentedControlErrorProps) {
  const { error, errorId, noteError, state } = useGroup('Error');
  const id = idOf(part, errorId);
  useNotedId(id, noteError);
  if (!error) return null;
  return renderPart(
    'span',
    { id, className: styles.error, 'data-part': 'error', children: wordsOf(part) ?? error },
    part,
    state,
  );
}

/** The props of a note. */
export type SegmentedControlNoteProps = PartProps<'span', SegmentedControlItemState>;

/** A note beside an option's label, and part of its name: "Save 20%". */
export function SegmentedControlNote(part: SegmentedControlNoteProps) {
  return renderPart('span', { className: styles.note, 'data-part': 'note' }, part, useItem('Note'));
}

/** An option. */
export interface SegmentedControlOption<Value extends string = string> {
  /** Unique among the options; the submitted value. */
  value: Value;
  /** The name of the option. */
  label: ReactNode;
  /** Beside the label and part of its name, such as "Save 20%". */
  note?: ReactNode;
  /** Whether the reader cannot choose it. */
  disabled?: boolean | undefined;
}

/** The props of `SegmentedControl`. */
export interface SegmentedControlProps<Value extends string = string>
  extends Omit<SegmentedControlRootProps<Value>, 'children' | 'render' | 'className' | 'style'>,
    Pick<ComponentProps<'fieldset'>, 'className' | 'style'> {
  /** The options, in their order. */
  options: readonly SegmentedControlOption<Value>[];
  /** The group's name, beside the bar. Without it, pass an `aria-label`. */
  label?: ReactNode;
  /**
   * The old name of `label`.
   * @deprecated Write `label`.
   */
  legend?: ReactNode;
}

/**
 * A native group of radio buttons styled as one bar: for two to four short options. `SegmentedControlParts` are its parts, for
 * a structure of your own.
 */
export function SegmentedControl<Value extends string>({
  options,
  legend,
  label = legend,
  size = 'medium',
  ...root
}: SegmentedControlProps<Value>) {
  if (process.env.NODE_ENV !== 'production' && legend !== undefined) warnOldName('SegmentedControl', 'legend', 'label');
  return (
    <SegmentedControlRoot size={size} {...root}>
      {label && <SegmentedControlLabel>{label}</SegmentedControlLabel>}
      <SegmentedControlList>
        {options.map(({ value, label, note, disabled }) => (
          <SegmentedControlItem key={value} value={value} disabled={disabled}>
            <SegmentedControlControl />
            {label}
            {note && <SegmentedControlNote>{note}</SegmentedControlNote>}
          </SegmentedControlItem>
        ))}
      </SegmentedControlList>
      <SegmentedControlError />
    </SegmentedControlRoot>
  );
}

/**
 * The old name of `SegmentedControlLabelProps`.
 * @deprecated Write `SegmentedControlLabelProps`.
 */
export type SegmentedControlLegendProps = SegmentedControlLabelProps;

/**
 * The old name of `SegmentedControlParts.Label`.
 * @deprecated Write `SegmentedControlParts.Label`.
 */
export function SegmentedControlLegend(part: SegmentedControlLabelProps) {
  if (process.env.NODE_ENV !== 'production') warnOldName('SegmentedControlParts', 'Legend', 'Label');
  return <SegmentedControlLabel {...part} />;
}
