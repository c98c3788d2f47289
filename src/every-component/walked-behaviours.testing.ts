import { componentDescriptions } from '../testing/component-descriptions';
import { models } from '../testing/models';
import { pathsOf, type WalkedBehaviour } from '../testing/paths';

/** Every behaviour, with all its paths. */
export const walkedBehaviours: WalkedBehaviour[] = Object.entries(componentDescriptions).flatMap(
  ([name, description]) => {
    const model = models[name];
    return model ? [{ name, ...model, description, paths: pathsOf(model.machine, model.examples, description) }] : [];
  },
);
