import type { Filter } from './store';

/** The words that differ between the stores' dialects of SQL. */
export interface Dialect {
  /** A condition that holds when a text field has `pattern` (of LIKE) in it. */
  hasText: (pattern: string) => string;
  placeholder: (index: number) => string;
}

/** `filter` as a WHERE clause (or nothing) and its values. */
export function whereOf(filter: Filter, dialect: Dialect): { where: string; values: string[] } {
  const values: string[] = [];
  const conditions: string[] = [];
  const add = (value: string | undefined, condition: (placeholder: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(dialect.placeholder(values.length)));
  };
  add(filter.id, (value) => `id = ${value}`);
  add(filter.email?.toLowerCase(), (value) => `email = ${value}`);
  add(filter.form, (value) => `form = ${value}`);
  add(filter.since, (value) => `created_at >= ${value}`);
  add(filter.before, (value) => `created_at < ${value}`);
  add(filter.text && `%${filter.text.replace(/[\\%_]/g, '\\$&')}%`, dialect.hasText);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}
