import { stories } from '../stories';

/** A library component that the story renders, with the story's props. */
export interface Used {
  name: string;
  /** Only values that a control can edit: texts, numbers, switches. */
  props: Record<string, string | number | boolean>;
}

/** Whether a component is of the story's own folder, by its name. */
export function isOf(component: string, story: string): boolean {
  const folder = (stories[story]?.entry.split('/').at(-2) ?? '').replaceAll('-', '');
  return component.toLowerCase().startsWith(folder);
}

/** Components of the story's own folder come first. */
export function ownFirst(used: readonly Used[], story: string): readonly Used[] {
  return [...used].sort((a, b) => Number(isOf(b.name, story)) - Number(isOf(a.name, story)));
}
