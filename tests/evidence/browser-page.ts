/** What people's hands need of a browser's page: Playwright's has it, and so has that of tests/browsers. */

type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'slider' | 'spinbutton' | 'status' | 'tab' | 'textbox';

/** Where something can be found. */
interface Place {
  getByRole: (role: Role, options?: { name?: string | RegExp; selected?: boolean }) => Target;
  getByLabel: (text: string | RegExp, options?: { exact?: boolean }) => Target;
  locator: (css: string) => Target;
}

/** Something of the page, looked for anew each time; more than one is an error. */
export interface Target extends Place {
  first: () => Target;
  nth: (index: number) => Target;
  count: () => Promise<number>;
  /** At once. */
  isVisible: () => Promise<boolean>;
  /** These wait until it is there. */
  isChecked: () => Promise<boolean>;
  getAttribute: (name: string) => Promise<string | null>;
  boundingBox: () => Promise<{ x: number; y: number; width: number; height: number } | null>;
  /** The element itself, as `evaluate` takes it. */
  elementHandle: () => Promise<object | null>;
  click: () => Promise<void>;
  /** With a finger, where there is one. */
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
  /** What `look` returns in the page, with one argument (JSON, or an element). */
  evaluate: <Seen, Argument>(look: (argument: Argument) => Seen | Promise<Seen>, argument?: Argument) => Promise<Seen>;
  viewportSize: () => { width: number; height: number } | null;
}
