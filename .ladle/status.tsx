/** What the last run of pictures and evidence found, if there was one when the workbench was built. */
import { everyStory } from './catalog';
import * as styles from './workbench.css';

/** How much a suite found in a story under a look, such as `picture dark` or `at 320 px`, and when, in ISO 8601. */
interface Result {
  story: string;
  look: string;
  found: number;
  at: string;
}

const results = Object.values(
  import.meta.glob<Result>('../test-results/checks/*.json', { import: 'default', eager: true }),
);

const failures = new Map<string, string[]>();
for (const { story, look, found } of results)
  failures.set(story, [...(failures.get(story) ?? []), ...(found > 0 ? [look] : [])]);

/** In which looks a story fails; undefined if no suite has run on it. */
export const failuresOf = (story: string): readonly string[] | undefined => failures.get(story);

/** The looks of the last run. */
export const checkedLooks: readonly string[] = [...new Set(results.map(({ look }) => look))].sort();

/** The run in a sentence. */
export function said() {
  const last = results
    .map(({ at }) => at)
    .sort()
    .at(-1);
  if (!last)
    return 'No dots: the suites had not run when this was built. Run the pictures or the evidence, then build again.';
  const day = new Date(last).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const fails = everyStory.filter(({ story }) => failuresOf(story.id)?.length).length;
  return `Last run ${day}: ${fails} of ${failures.size} stories fail. A round mark: nothing fails; a square one: something does.`;
}

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
