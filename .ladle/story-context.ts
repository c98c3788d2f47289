/** What the parts of the panel know of the story beside them. */
import { createContext, use } from 'react';
import type { BehaviourReport, Command, Known } from './messages';
import type { Settings } from './settings';
import type { StoryMeta } from './stories';

/** What the workbench knows. */
export interface StoryFacts extends Known {
  story: string;
  meta: StoryMeta;
  settings: Settings;
  change: (settings: Partial<Settings>) => void;
  command: (command: Command) => void;
  /** The conditions under which the story is shown, to note when a check ran under other ones. */
  look: string;
  /** The address of the story in its current state. */
  permalink: string;
}

/** And what the reader has selected and edited in the panel. */
interface StoryBeside extends StoryFacts {
  /** The behaviour that the panel shows, and the function that shows another behaviour of the story. */
  shown: BehaviourReport | undefined;
  choose: (machine: string) => void;
  /** Event data that the reader has edited, by machine, type and the data that it replaces. */
  written: Readonly<Record<string, string>>;
  write: (key: string, text: string) => void;
}

export const StoryContext = createContext<StoryBeside | null>(null);

export function useStory(): StoryBeside {
  const story = use(StoryContext);
  if (!story) throw new Error('A part of the panel was rendered outside of it. Render it within `StoryContext`.');
  return story;
}
