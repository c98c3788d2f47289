import type { ComponentType } from 'react';
import { mergeTexts } from '../behaviours/texts';
import { acting } from './acting';
import type { Words } from './driver';
import { behaviourOf, drivers } from './drivers';
import type { SentEvent } from './examples';

/** Where a component is, and what it says there. */
export interface DriveOptions {
  /** The part of the page that the component is in. Default: the whole page. */
  within?: Element;
  /** The texts that the product gives it, by which its buttons and fields are found. Default: those in English. */
  texts?: object | undefined;
  /** Shows the component with other props: what a product says later. Default: such events cannot be performed. */
  rerender?: (props: Record<string, unknown>) => void;
}

/** A component in a person's hands. */
export interface Hands {
  /** Its root element. */
  readonly root: HTMLElement;
  /** The state that the page says it is in, as its page names it: `open.failed`. */
  readonly state: string;
  /**
   * Does what a person or the browser does, so that the machine hears of `event`; by role and name, and with plain DOM events.
   * Resolves when React has drawn what came of it.
   * @throws when nobody could do it now, or at all.
   */
  perform(event: SentEvent): Promise<void>;
}

/**
 * Takes the component that is in the page into a person's hands, whatever rendered it there. Experimental until 1.0.
 * @throws when the component has no behaviour.
 */
// biome-ignore lint/suspicious/noExplicitAny: each component has props of its own
export function drive(Component: ComponentType<any>, options: DriveOptions = {}): Hands {
  const name = behaviourOf(Component);
  const driver = drivers[name] as (typeof drivers)[string];
  const container = options.within ?? document.body;
  const texts = mergeTexts((driver.texts ?? {}) as Record<string, unknown>, options.texts) as Words;
  const rerender =
    options.rerender ??
    ((props: Record<string, unknown>) => {
      const changed = Object.keys(props).join(', ');
      throw new Error(
        `A product says this by other props (${changed}). Give \`drive\` a \`rerender\` that takes them.`,
      );
    });
  const root = () => {
    const selector = `[data-scope="${name}"][data-part="root"]`;
    const found = container.matches(selector) ? container : container.querySelector(selector);
    if (found) return found as HTMLElement;
    throw new Error(
      `There is no <${driver.Component.name}> in this part of the page: no ${selector}. ` +
        'Render it first, and say by `within` where it is.',
    );
  };
  return {
    get root() {
      return root();
    },
    get state() {
      return driver.state?.(root()) ?? root().dataset.state ?? '';
    },
    async perform(event) {
      const act = driver.events[event.type];
      if (!act)
        throw new Error(
          `Nobody can make a ${driver.Component.name} hear of "${event.type}" from outside. ` +
            `What can be performed: ${Object.keys(driver.events).join(', ')}.`,
        );
      await acting(() => act(event, { root: root(), container, texts, rerender }));
    },
  };
}
