import listed from 'virtual:stories';

export interface StoryMeta {
  /** The id of the story's machine. */
  machine?: string;
  /** The state to pin; without it the machine runs. */
  state?: string;
  /** Differences from the initial context. */
  context?: Record<string, unknown>;
  /** The window width in px at which the story's state is visible. Default: the available width. */
  viewport?: number;
  /** Why its state looks like another one: that state, `because`, and the reason. */
  visuallyEquals?: string;
  /** Whether the story fills its window without padding. Default: true for sections. */
  bleed?: boolean;
}

export interface Listed {
  /** The path of its file from the repository's root. */
  entry: string;
  /** The name of its export. */
  name: string;
  meta: StoryMeta;
}

/** All stories by their address in Ladle, in the order of their files. */
export const stories: Readonly<Record<string, Listed>> = listed;
