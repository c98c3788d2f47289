/** Whether two values are equal; lists and plain objects by their content. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  const kind = kindOf(one);
  if (!kind || kind !== kindOf(other)) return false;
  const [mine, theirs] = [one, other] as Record<string, unknown>[];
  return Object.keys({ ...mine, ...theirs }).every((key) => same(mine?.[key], theirs?.[key]));
}

const kindOf = (value: unknown) =>
  [Array.prototype, Object.prototype].find((kind) => value && Object.getPrototypeOf(value) === kind);
