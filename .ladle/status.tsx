/** What the last run of pictures and evidence found, if there was one when the workbench was built. */
import run from 'virtual:status';
import { everyStory } from './catalog';
import * as styles from './workbench.css';

/** In which looks a story fails, such as `picture dark` or `at 320 px`; undefined if no suite has run on it. */
export const failuresOf = (story: string): readonly string[] | undefined => run.stories[story];

/** The run in a sentence. */
export function said() {
  const fails = everyStory.filter(({ story }) => failuresOf(story.id)?.length).length;
  if (!run.at)
    return 'No dots: the suites had not run when this was built. Run the pictures or the evidence, then build again.';
  const day = new Date(run.at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return `Last run ${day}: ${fails} of ${Object.keys(run.stories).length} stories fail. A round mark: nothing fails; a square one: something does.`;
}

/** The looks of the last run, such as `at 320 px`. */
export const checkedLooks: readonly string[] = run.looks;

/** A dot for one story or all stories of a component. */
export function Status({ of }: { of: readonly string[] }) {
  const known = of.flatMap((story) => failuresOf(story) ?? []);
  if (!of.some(failuresOf)) return null;
  const words = known.length > 0 ? `fails: ${[...new Set(known)].join(', ')}` : 'nothing fails';
  return (
    <span
      className={styles.status}
      data-state={known.length > 0 ? 'fails' : 'holds'}
      role="img"
      aria-label={words}
      title={words}
    />
  );
}
