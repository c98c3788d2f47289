import { mergeTexts } from '../behaviours/texts';
import { actAsync } from './act';
import { behaviourOf, componentDescriptions } from './component-descriptions';
import type { AnyComponent, Words } from './description';
import type { SentEvent } from './examples';
import { performerOf } from './perform';

/**
 * Where a component is, and its texts.
 * @experimental
 */
export interface DriveOptions {
  /** The part of the page that contains the component. Default: the whole page. */
  within?: Element;
  /** The texts that the product passes, to find buttons and fields. Default: English. */
  texts?: object | undefined;
  /** Renders the component with other props, for events that props trigger. Default: these events cannot be performed. */
  rerender?: (props: Record<string, unknown>) => void;
}

/**
 * Performs user actions on a rendered component.
 * @experimental
 */
export interface UserActions {
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
 * @experimental
 */
export function drive(Component: AnyComponent, options: DriveOptions = {}): UserActions {
  const name = behaviourOf(Component);
  const description = componentDescriptions[name] as (typeof componentDescriptions)[string];
  const container = options.within ?? document.body;
  const texts = mergeTexts(description.texts as Record<string, unknown>, options.texts) as Words;
  const rerender =
    options.rerender ??
    ((props: Record<string, unknown>) => {
      const changed = Object.keys(props).join(', ');
      throw new Error(
        `This event is caused by changed props (${changed}). Pass \`rerender\` to \`drive\`, and render the component with them.`,
      );
    });
  const root = () => {
    const selector = `[data-scope="${name}"][data-part="root"]`;
    const found = container.matches(selector) ? container : container.querySelector(selector);
    if (found) return found as HTMLElement;
    throw new Error(
      `There is no <${description.Component.name}> in this part of the page: no ${selector}. ` +
        'Render it first, or pass the element that contains it as `within`.',
    );
  };
  return {
    get root() {
      return root();
    },
    get state() {
      return description.state?.(root()) ?? root().dataset.state ?? '';
    },
    async perform(event) {
      const act = performerOf(description, event.type);
      if (!act)
        throw new Error(
          `"${event.type}" cannot be performed on <${description.Component.name}>: no user input or prop causes it. ` +
            `Use one of: ${Object.keys(description.events)
              .filter((type) => performerOf(description, type))
              .join(', ')}.`,
        );
      await actAsync(() => act(event, { root: root(), container, texts, rerender }));
    },
  };
}
