'use client';
import { useCallback, useId } from 'react';
import { type FieldData, isGroup, own, toControl, toData } from '../../forms/fields';
import { idList } from '../../theme/id-list';
import { aroundOf } from './form-parts';
import { useFormAround } from './use-form';

/** What a control of the product's own needs of its field. */
export interface FieldHandle<Value> {
  /** The value: a number for a number field, a boolean for a checkbox or switch. */
  value: Value;
  /** Changes it. */
  setValue: (value: Value) => void;
  /** The message of its problem, if it has one. */
  error: string | undefined;
  /** While submitting, it must not change. */
  readOnly: boolean;
  /** Spread it on a `Field`, which shows the label, the hint and the error. */
  field: { label: string; hint: string | undefined; error: string | undefined; controlId: string };
  /** Spread it on the element that takes the focus: of an error, and of a press on the label. */
  control: { ref: (element: HTMLElement | null) => void; onBlur: () => void };
  /** In the place of a `Field`: the props of your own label, hint, error and control, which connect them. */
  parts: FieldPartProps;
}

/** The props of elements of the product's own, in any order. The control is described by the hint and the error that there are. */
export interface FieldPartProps {
  /** Spread it on a `<label>`. Children of your own replace the form's words. */
  label: { htmlFor: string; children: string };
  /** Spread it on an element, if `texts.hints` has one for the field. */
  hint: { id: string; children: string | undefined };
  /** Spread it on an element, if there is an `error`. */
  error: { id: string; children: string | undefined };
  /** Spread it on the element that takes the focus. */
  control: FieldHandle<never>['control'] & {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
}

/**
 * Connects a control of the product's own to a field of the surrounding form: it is validated, focused and submitted as any
 * other.
 * @throws outside of a form, and for a name that is no field.
 */
export function useField<Value extends FieldData = string>(name: string): FieldHandle<Value> {
  const form = useFormAround(`useField("${name}")`);
  const definition = own(form.fields, name);
  if (!definition)
    throw new Error(
      `The form has no field "${name}". It has ${Object.keys(form.fields).join(', ') || 'none'}; add it to \`fields\`.`,
    );
  const controlId = useId();
  const { ownControls, send, isBusy, leave } = form;
  const register = useCallback(
    (element: HTMLElement | null) => {
      if (element) ownControls.set(name, element);
      else ownControls.delete(name);
    },
    [ownControls, name],
  );
  const { label, hint, error } = aroundOf(form.texts, own(form.problems, name), name, definition);
  const empty = isGroup(definition) && definition.type === 'checkbox' ? [] : null;
  const control = { ref: register, onBlur: () => leave(name) };
  const [hintId, errorId] = [`${controlId}-hint`, `${controlId}-error`];
  return {
    value: toData(own(form.context.values, name) ?? empty, definition) as Value,
    setValue: (value) => send({ type: 'change', name, value: toControl(value, definition) }),
    error,
    readOnly: isBusy || definition.readOnly === true,
    field: { label, hint, error, controlId },
    control,
    parts: {
      label: { htmlFor: controlId, children: label },
      hint: { id: hintId, children: hint },
      error: { id: errorId, children: error },
      control: {
        ...control,
        id: controlId,
        'aria-describedby': idList(hint && hintId, error && errorId),
        'aria-invalid': error ? true : undefined,
      },
    },
  };
}
