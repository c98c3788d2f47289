/** What a machine has found of a component, over all its stories. */
export interface Check {
  /** How many stories it was about. */
  stories: number;
  /** One of them. */
  shown: string;
  /** By story, what is wrong. */
  failed: Record<string, string[]>;
  /** The stories in which it could not decide. */
  undecided: string[];
}

export interface Checks {
  component: string;
  /** `behaviours`, `elements` or `sections`. */
  group: string;
  stories: string[];
  /** The components that are in it, itself among them: their `data-scope`. */
  scopes: string[];
  /** What there is in it, with a story that shows it. */
  has: Record<string, string>;
  /** `axe 4.1.2 button-name`, or a sentence that holds. */
  checks: Record<string, Check>;
}
