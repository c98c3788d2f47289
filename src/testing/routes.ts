/** The shortest ways from a machine's start to its states. */
import type { AnyStateMachine } from 'xstate';
import { behaviours } from './behaviours';
import { examplesIn } from './description';
import type { SentEvent } from './examples';
import { reachable } from './reachable';

type Route = readonly SentEvent[];

/** By state: the way by gestures and answers, if there is one, and that by events of the product, if it is shorter. */
export type Routes = ReadonlyMap<string, { byReader?: Route | undefined; byProduct?: Route | undefined }>;

/** @throws if there is no behaviour of that name. */
export function routesOf(name: string): Routes {
  const behaviour = behaviours[name];
  if (!behaviour) throw new Error(`There is no behaviour "${name}".`);
  const { machine, testing } = behaviour;
  const examples = examplesIn(testing);
  const isOfProduct = (type: string) => testing.events[type]?.by === 'product';
  const withoutProduct: AnyStateMachine = Object.assign(Object.create(machine), {
    events: machine.events.filter((type: string) => !isOfProduct(type)),
  });
  const byReader = reachable(withoutProduct, examples);
  return new Map(
    [...reachable(machine, examples)].map(([state, shortest]) => {
      const own = byReader.get(state);
      const isShorter = shortest.length < (own?.length ?? Number.POSITIVE_INFINITY);
      return [state, { byReader: own, byProduct: isShorter ? shortest : undefined }];
    }),
  );
}
