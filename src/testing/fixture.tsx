import { createRoot } from 'react-dom/client';
import { BehaviourProvider } from '../behaviours/behaviour-provider';
import { actAsync } from './act';
import type { AnyComponent } from './description';
import { everyState } from './every-state';

/**
 * The HTML of a component in a state, after hydration: rendered in the current document and removed again. Props replace those
 * of the example. Experimental until 1.0.
 * @throws if it has no such state, and without a document.
 * @experimental
 */
export async function fixtureOf(
  Component: AnyComponent,
  state: string,
  props: Record<string, unknown> = {},
): Promise<string> {
  const all = everyState(Component);
  const found = all.find((one) => one.state === state);
  if (!found)
    throw new Error(`${Component.name} has no state "${state}". It has: ${all.map((one) => one.state).join(', ')}.`);
  if (typeof document === 'undefined')
    throw new Error(
      '`fixtureOf` renders the component and needs a `document`. Run the test in a browser, jsdom or happy-dom.',
    );
  // Server HTML would differ: dialogs are closed there, and buttons disabled until hydration.
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  try {
    await actAsync(() =>
      root.render(
        <BehaviourProvider snapshots={found.snapshots}>
          <Component {...found.props} {...props} />
        </BehaviourProvider>,
      ),
    );
    return container.innerHTML;
  } finally {
    await actAsync(() => root.unmount());
    container.remove();
  }
}
