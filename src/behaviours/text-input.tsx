'use client';
import { type ComponentProps, useEffect, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';

export interface TextInputProps extends ComponentProps<'input'> {
  value: string;
  /** The value that a reset of the form restores. */
  defaultValue: string;
}

/**
 * An input that shows `value`. Its attribute stays `defaultValue`: after a reload, and on the way back, browsers restore only a
 * text that differs from its attribute, and React would make them equal.
 */
export function TextInput({ value, defaultValue, ref, onChange, ...input }: TextInputProps) {
  const { form: formId } = input;
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);
  const [, update] = useReducer((count: number) => count + 1, 0);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const input = element.current;
    // What the browser has restored, or the reader has typed before hydration, is for the machine to take.
    const isOurs = !isFirst.current || input?.value === input?.defaultValue;
    if (input && isOurs && input.value !== value) input.value = value;
    isFirst.current = false;
  });
  // Not at every commit: among the listeners of many fields, the browser looks for the one to remove.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute changes the element's form
  useEffect(() => {
    const listening = new AbortController();
    // The event precedes the reset, which `value` may not follow.
    const follow = () => void setTimeout(update);
    const form = element.current?.form;
    // Its own may be the field of that name.
    if (form) EventTarget.prototype.addEventListener.call(form, 'reset', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [formId]);
  return (
    <input
      {...input}
      ref={element}
      defaultValue={defaultValue}
      onChange={(event) => {
        onChange?.(event);
        // Also where the change is not taken.
        update();
      }}
    />
  );
}
