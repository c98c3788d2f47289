/** Performs user actions in a document without layout, by plain DOM events. */
import type { Act, AnyEvent, AnyTesting, Stage } from './description';
import { fire, put, viewOf } from './dom';

/** The gesture that triggers an event of a behaviour in a document; undefined if there is none. */
export function performerOf({ events }: AnyTesting, type: string) {
  const { inDocument, gesture, keyboard } = events[type] ?? {};
  const acts = gesture ?? keyboard;
  if (inDocument || !acts) return inDocument;
  return (event: AnyEvent, stage: Stage) => {
    for (const act of [acts(event, stage)].flat()) perform(act as Act, stage);
  };
}

function perform(act: Act, { root }: Stage) {
  if (act.do === 'press' || act.do === 'choose') (act.at as HTMLElement).click();
  else if (act.do === 'write') put(act.at as HTMLElement, act.text);
  else if (act.do === 'attach') put(act.at as HTMLElement, act.file ? [act.file] : []);
  else if (act.do === 'focus') fire(act.at, 'focusin');
  else if (act.do === 'keys')
    for (const key of act.keys) fire(act.at ?? root.ownerDocument, 'keydown', { as: 'KeyboardEvent', key });
  else if (act.do === 'scroll') {
    Object.defineProperty(viewOf(root), 'scrollY', { configurable: true, value: act.to });
    fire(viewOf(root), 'scroll');
  } else
    throw new Error(
      `The act "${act.do}" needs layout. Add \`inDocument\` to the event in the NAME.testing.tsx of its folder.`,
    );
}
