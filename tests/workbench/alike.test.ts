import { existsSync } from 'node:fs';
import { compare, isSame, type Picture, readPicture } from '../pictures/compare';
import { acceptedPath, nameOf } from '../pictures/files';
import { expect, type StoryPage, stories, test } from './story-page';

type StoryInfo = (typeof stories)[number];
type Pair = readonly [one: StoryInfo, other: StoryInfo];

const machines = [...new Set(stories.flatMap(({ machine }) => machine ?? []))];

/** The state that a story's `visuallyEquals` names. */
const likeOf = ({ visuallyEquals = '' }: StoryInfo) => visuallyEquals.split(' because ')[0];
const isClaimed = ([one, other]: Pair) => likeOf(one) === other.state || likeOf(other) === one.state;

for (const machine of machines)
  test(`states of ${machine} look or sound different, or a story says why not`, async ({ storyPage }) => {
    const pinned = stories.filter((story) => story.machine === machine && story.state);
    const pairs = pinned.flatMap((one, at) =>
      pinned.slice(at + 1).flatMap((other): Pair[] => (one.state === other.state ? [] : [[one, other]])),
    );
    const looks = new Map<string, Promise<Look>>();
    // One story at a time: all of them share one page.
    let last: Promise<unknown> = Promise.resolve();
    const lookOf = (story: StoryInfo) => {
      const look = looks.get(story.id) ?? last.then(() => lookAt(storyPage, story));
      last = look;
      looks.set(story.id, look);
      return look;
    };
    /** Compared at the same width: a different width alone does not distinguish two states. */
    const isAlike = async ([one, other]: Pair) => {
      const [a, b] = [await lookOf(one), await lookOf(other)];
      return a.said === b.said && (isSame(a.seen, b.seen) || (await compare(a.seen, b.seen)).pixels === 0);
    };

    const alike: Pair[] = [];
    for (const pair of pairs)
      if ((isClaimed(pair) || (await mayBeAlike(pair))) && (await isAlike(pair))) alike.push(pair);

    const untrue = pinned.filter(
      (story) =>
        story.visuallyEquals &&
        !alike.some((pair) => pair.includes(story) && pair.some(({ state }) => state === likeOf(story))),
    );
    expect(
      untrue.map(({ id, visuallyEquals }) => `${id}: ${visuallyEquals}`),
      'do not look like what they say',
    ).toEqual([]);
    const namesOf = (all: readonly Pair[]) => all.map(([{ id }, other]) => `${id} and ${other.id}`);
    const unsaid = alike.filter(([one, other]) => !isLinked(one, other, pinned));
    expect(namesOf(unsaid), 'look alike, and do not say why: `visuallyEquals: "STATE because …"`').toEqual([]);
  });

interface Look {
  seen: Picture;
  said: string;
}

async function lookAt(storyPage: StoryPage, { id, viewport }: StoryInfo): Promise<Look> {
  await storyPage.show(id, viewport ? { width: viewport } : {});
  const seen = await storyPage.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return { seen: await readPicture(seen), said: await storyPage.page.locator('body').ariaSnapshot() };
}

/** Compares accepted pictures first, which is faster than rendering; a story without a picture is always rendered. */
async function mayBeAlike([one, other]: Pair): Promise<boolean> {
  const paths = [one, other].map(({ id }) => acceptedPath(nameOf(id, 'light')));
  if (!paths.every((path) => existsSync(path))) return true;
  const [a, b] = await Promise.all(paths.map(accepted));
  return a !== undefined && b !== undefined && isSame(a, b);
}

const read = new Map<string, Promise<Picture>>();
const accepted = (path: string) => {
  const picture = read.get(path) ?? readPicture(path);
  read.set(path, picture);
  return picture;
};

/** Whether `visuallyEquals` links lead from one state to the other, directly or through states that look the same. */
function isLinked(one: StoryInfo, other: StoryInfo, all: readonly StoryInfo[]): boolean {
  const reached = new Set([one.state]);
  for (const state of reached)
    for (const story of all) {
      const like = likeOf(story);
      if (like && story.state === state) reached.add(like);
      if (like === state) reached.add(story.state);
    }
  return reached.has(other.state);
}
