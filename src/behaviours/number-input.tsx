'use client';
import type { ComponentProps, SyntheticEvent } from 'react';
import { formatNumber, numberAt, parseNumber, stepsFrom } from '../forms/numbers';
import { composeEventHandlers, isShortcut } from './handlers';
import { isComposing } from './layers';
import { TextInput } from './text-input';

export interface NumberInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'step'> {
  /** The text as typed. */
  text: string;
  /** The text that a reset of the form restores. Default: none. */
  defaultText?: string | undefined;
  onTextChange: (text: string, cause: SyntheticEvent) => void;
  locale: string | undefined;
  /** The currency whose sign may be typed with the number. */
  currency?: string | undefined;
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
  currency,
  min,
  max,
  step = 1,
  onChange,
  onKeyDown,
  ...input
}: NumberInputProps) {
  const number = parseNumber(text, locale, currency);
  /** As HTML's `stepUp`: to the next of the steps from the least or the first value. */
  const nextStep = (direction: 1 | -1) => {
    const by = step > 0 ? step : 1;
    const first = min ?? (parseNumber(defaultText, locale, currency) || 0);
    const last =
      max === undefined ? Number.POSITIVE_INFINITY : numberAt(first, Math.floor(stepsFrom(first, max, by)), by);
    // As in browsers, an empty field counts from 0, and takes the bound nearest to that.
    const at = stepsFrom(first, number || 0, by);
    const next = numberAt(first, direction > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1, by);
    const bounded = Math.min(last, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
    return direction * (number - bounded) >= 0 ? number : bounded;
  };
  return (
    <TextInput
      // The keys for decimals have no minus on a phone.
      inputMode={min !== undefined && min < 0 ? 'text' : 'decimal'}
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
      onChange={composeEventHandlers(onChange, (event) => onTextChange(event.currentTarget.value, event))}
      onKeyDown={composeEventHandlers(onKeyDown, (event) => {
        if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || isShortcut(event)) return;
        // They choose among the candidates of a composed word.
        if (isComposing(event.nativeEvent)) return;
        event.preventDefault();
        if (!input.readOnly) onTextChange(formatNumber(nextStep(event.key === 'ArrowUp' ? 1 : -1), locale), event);
      })}
    />
  );
}
