/** What the last run of pictures and evidence found, if there was one when the workbench was built. */
import { libraryStories } from './catalog';
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

/** The run in a sentence; or what it found at 320 px. */
export function said(at320 = false) {
  const of = results.filter(({ look }) => !at320 || look === 'at 320 px');
  const last = of.map(({ at }) => at).sort();
  if (last.length === 0)
    return 'No dots: the suites had not run when this was built. Run the pictures or the evidence, then build again.';
  const day = new Date(last.at(-1) ?? '').toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const storiesIn = (some: readonly Result[]) => {
    const ids = new Set(some.map(({ story }) => story));
    return libraryStories.filter(({ story }) => ids.has(story.id)).length;
  };
  const [all, ran, fails] = [libraryStories.length, storiesIn(of), storiesIn(of.filter(({ found }) => found > 0))];
  const words = `${fails || 'none'} of ${all} stories ${fails > 1 ? 'fail' : 'fails'}${ran < all ? `, ${all - ran} did not run` : ''}`;
  return at320
    ? `At 320 px: ${words} (axe, size, overflow; run on ${day}).`
    : `Last run ${day}: ${words}. A dot marks what fails.`;
}

/** A dot if one story, or one of a component, fails. */
export function Status({ of }: { of: readonly string[] }) {
  const known = of.flatMap((story) => failuresOf(story) ?? []);
  if (known.length === 0) return null;
  const words = `fails: ${[...new Set(known)].join(', ')}`;
  return <span className={styles.status} role="img" aria-label={words} title={words} />;
}
