'use client';
import { useEffect, useRef } from 'react';
import {
  type FieldData,
  type FieldDefinitions,
  type FieldProblems,
  type FormValues,
  own,
  problemsFrom,
  toData,
} from '../../forms/fields';
import type { FormChecks } from '../../forms/schema';
import { same } from '../same';
import { useLatest } from '../use-latest';

interface Running {
  value: FieldData;
  controller: AbortController;
  result: Promise<unknown>;
}

/** Runs a product's checks of single values: once for each value. A value that changes aborts the check of the old one. */
export function useChecks(
  checks: FormChecks,
  {
    fields,
    values,
    report,
  }: { fields: FieldDefinitions; values: FormValues; report: (problems: FieldProblems) => void },
) {
  const running = useRef<Map<string, Running>>(new Map());
  const latest = useLatest({ checks, fields, values, report });

  useEffect(() => {
    for (const [name, { value, controller }] of running.current) {
      if (same(value, toData(values[name] ?? null, fields[name] ?? {}))) continue;
      controller.abort();
      running.current.delete(name);
    }
  }, [values, fields]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { controller } of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  function start(name: string, data: Readonly<Record<string, FieldData>>): Running | undefined {
    const check = own(latest.current.checks, name);
    const value = data[name] ?? null;
    if (!check || value === '' || value === null) return undefined;
    const before = running.current.get(name);
    if (before && same(before.value, value)) return before;
    before?.controller.abort();
    const controller = new AbortController();
    // A check that throws, or answers at once, is as one that rejects or resolves.
    const result = new Promise<unknown>((resolve) => resolve(check(value, { data, signal: controller.signal })));
    const started: Running = { value, controller, result };
    running.current.set(name, started);
    // One that failed is tried again.
    result.catch(() => running.current.get(name) === started && running.current.delete(name));
    return started;
  }

  return {
    /** Checks a field that the reader has left, and reports its problem. */
    checkLeft(name: string, data: Readonly<Record<string, FieldData>>) {
      const started = start(name, data);
      started?.result.then(
        (problem) => {
          const problems = problemsFrom({ [name]: problem });
          if (own(problems, name) && !started.controller.signal.aborted) latest.current.report(problems);
        },
        () => {},
      );
    },
    /** The problems of all submitted fields. Rejects if a check fails. */
    async checkAll(data: Readonly<Record<string, FieldData>>): Promise<FieldProblems> {
      const names = Object.keys(latest.current.checks).filter((name) => Object.hasOwn(data, name));
      const found = await Promise.all(names.map(async (name) => [name, await start(name, data)?.result] as const));
      return problemsFrom(Object.fromEntries(found));
    },
  };
}
