'use client';
import type { ComponentProps } from 'react';
import { formatNumber, parseNumber } from '../forms/numbers';
import { composeEventHandlers, isShortcut } from './handlers';
import { TextInput } from './text-input';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'step'> {
  /** The text as typed. */
  text: string;
  /** The text that a reset of the form restores. Default: none. */
  defaultText?: string | undefined;
  onTextChange: (text: string) => void;
  locale: string | undefined;
  min: number | undefined;
  max: number | undefined;
  /** By how much the arrow keys change it. Default: 1. */
  step: number | undefined;
}

/**
 * A number in the reader's notation. A native number field reads "2,5" as 25 where the browser has another language than the
 * page, so this is a text field with the keys and the role of a native one.
 */
export function NumberInput({
  text,
  defaultText = '',
  onTextChange,
  locale,
  min,
  max,
  step = 1,
  onChange,
  onKeyDown,
  ...input
}: NumberInputProps) {
  const number = parseNumber(text, locale);
  const turn = (direction: 1 | -1) => {
    const base = Number.isNaN(number) ? (min ?? 0) - direction * step : number;
    // Without the error of binary fractions: 0.1 + 0.2.
    const next = Number((base + direction * step).toPrecision(12));
    const bounded = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
    onTextChange(formatNumber(bounded, locale));
  };
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      type="text"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Number.isNaN(number) ? undefined : number}
      aria-valuetext={text || undefined}
      value={text}
      defaultValue={defaultText}
      onChange={composeEventHandlers(onChange, ({ currentTarget }) => onTextChange(currentTarget.value))}
      onKeyDown={composeEventHandlers(onKeyDown, (event) => {
        if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isShortcut(event)) return;
        event.preventDefault();
        if (!input.readOnly) turn(event.key === 'ArrowUp' ? 1 : -1);
      })}
    />
  );
}
