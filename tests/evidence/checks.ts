/** The automated accessibility results of a component, over all its stories. */
export interface Check {
  /** How many stories the check applied to. */
  stories: number;
  /** One of them. */
  shown: string;
  /** Violations by story. */
  failed: Record<string, string[]>;
  /** Stories in which the check could not decide. */
  undecided: string[];
}

export interface Checks {
  component: string;
  /** `behaviours`, `elements` or `sections`. */
  group: string;
  stories: string[];
  /** The components in it, itself included: their `data-scope`. */
  scopes: string[];
  /** The features of its content, each with a story that shows it. */
  has: Record<string, string>;
  /** `axe 4.1.2 button-name`, or a sentence that holds. */
  checks: Record<string, Check>;
}
