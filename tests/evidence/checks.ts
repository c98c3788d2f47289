/** The automated checks of a component that hold, over all its stories. */
export interface Checks {
  component: string;
  /** `behaviours`, `elements` or `sections`. */
  group: string;
  stories: string[];
  /** The components in it, itself included: their `data-scope`. */
  scopes: string[];
  /** The features of its content, each with a story that shows it. */
  has: Record<string, string>;
  /** The checks that apply, and hold: axe's rules by criterion of WCAG, `axe 4.1.2: button-name, label`, and sentences. */
  holds: string[];
  /** The stories in which a check left an element undecided: axe's `incomplete`. */
  undecided: Record<string, string[]>;
}
