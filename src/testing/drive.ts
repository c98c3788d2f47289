import type { ComponentType } from 'react';
import { mergeTexts } from '../behaviours/texts';
import { acting } from './act';
import { behaviourOf, drivers } from './component-descriptions';
import type { Words } from './description';
import type { SentEvent } from './examples';
import { performance } from './perform';

/** Where a component is, and its texts. */
export interface DriveOptions {
  /** The part of the page that contains the component. Default: the whole page. */
  within?: Element;
  /** The texts that the product passes, to find buttons and fields. Default: English. */
  texts?: object | undefined;
  /** Renders the component with other props, for events that props trigger. Default: these events cannot be performed. */
  rerender?: (props: Record<string, unknown>) => void;
}

/** Performs user actions on a rendered component. */
export interface Hands {
  /** Its root element. */
  readonly root: HTMLElement;
  /** Its state in the page: `open.failed`. */
  readonly state: string;
  /**
   * Performs the action of the user or the browser that triggers `event`, by role, name and plain DOM events. Resolves when
   * React has rendered the result.
   * @throws if the event cannot be triggered now, or at all.
   */
  perform(event: SentEvent): Promise<void>;
}

/**
 * Returns user actions for the component in the page, however it was rendered. Experimental until 1.0.
 * @throws if the component has no behaviour.
 */
// biome-ignore lint/suspicious/noExplicitAny: each component has its own props
export function drive(Component: ComponentType<any>, options: DriveOptions = {}): Hands {
  const name = behaviourOf(Component);
  const driver = drivers[name] as (typeof drivers)[string];
  const container = options.within ?? document.body;
  const texts = mergeTexts(driver.texts as Record<string, unknown>, options.texts) as Words;
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
      const act = performance(driver, event.type);
      if (!act)
        throw new Error(
          `Nobody can make a ${driver.Component.name} hear of "${event.type}" from outside. ` +
            `What can be performed: ${Object.keys(driver.events)
              .filter((type) => performance(driver, type))
              .join(', ')}.`,
        );
      await acting(() => act(event, { root: root(), container, texts, rerender }));
    },
  };
}
