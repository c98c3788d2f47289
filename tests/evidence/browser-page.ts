/** What gestures need of a browser's page: implemented by Playwright's page and by that of tests/browsers. */

type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'slider' | 'spinbutton' | 'status' | 'tab' | 'textbox';

/** Where elements are looked up. */
interface Place {
  getByRole: (role: Role, options?: { name?: string | RegExp; selected?: boolean }) => Target;
  getByLabel: (text: string | RegExp, options?: { exact?: boolean }) => Target;
  locator: (css: string) => Target;
}

/** A lazy reference to one element; more than one match is an error. */
export interface Target extends Place {
  first: () => Target;
  nth: (index: number) => Target;
  count: () => Promise<number>;
  /** Without waiting. */
  isVisible: () => Promise<boolean>;
  /** These wait for the element. */
  isChecked: () => Promise<boolean>;
  getAttribute: (name: string) => Promise<string | null>;
  boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null>;
  /** The element itself, as an argument of `evaluate`. */
  elementHandle: () => Promise<object | null>;
  click: () => Promise<void>;
  /** By touch, where the browser has it. */
  tap?: () => Promise<void>;
  hover: () => Promise<void>;
}

export interface BrowserPage extends Place {
  readonly keyboard: { press: (key: string) => Promise<void>; insertText: (text: string) => Promise<void> };
  readonly mouse: {
    move: (x: number, y: number) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
    click: (x: number, y: number) => Promise<void>;
    wheel: (x: number, y: number) => Promise<void>;
  };
  /** The result of `look`, run in the page with one argument (JSON, or an element). */
  evaluate: <Seen, Argument>(look: (argument: Argument) => Seen | Promise<Seen>, argument?: Argument) => Promise<Seen>;
  viewportSize: () => { width: number; height: number } | null;
}
