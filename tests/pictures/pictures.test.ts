import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { stories as all } from '../audit/stage';
import { compare, isSame, type Picture, readPicture, writePicture } from './compare';
import { acceptedPath, allAccepted, changedPath, forgetChange, makeFolderOf, nameOf } from './files';
import { expect, type Theme, test } from './photographer';

const themes: readonly Theme[] = ['light', 'dark'];
/** The overview shows the others once more, each in a frame. */
const stories = all.filter(({ id }) => !id.startsWith('overview--'));
const accepting = process.env.ACCEPT_PICTURES === '1';

for (const { id, viewport } of stories)
  test(`${id} looks as it was accepted`, async ({ photographer }) => {
    for (const theme of themes) {
      const name = nameOf(id, theme);
      const before = existsSync(acceptedPath(name)) ? await readPicture(acceptedPath(name)) : undefined;
      const after = await photographer.take(id, theme, viewport, before);
      if (accepting) await accept(name, before, after);
      else expect.soft(await change(name, before, after), `test-results/pictures/index.html shows ${name}`).toBe('');
    }
  });

test('no picture is kept of a story that is gone', async () => {
  const known = new Set(stories.flatMap(({ id }) => themes.map((theme) => nameOf(id, theme))));
  const gone = (await allAccepted()).filter((name) => !known.has(name));
  if (accepting) for (const name of gone) await rm(acceptedPath(name));
  else expect(gone).toEqual([]);
});

/** What is the same stays the file that it is. */
async function accept(name: string, before: Picture | undefined, after: Picture) {
  if (before && (await compare(before, after)).pixels === 0) return;
  await makeFolderOf(acceptedPath(name));
  await writePicture(after, acceptedPath(name));
}

/** What changed, in words; empty when nothing did. The pictures of it are kept. */
async function change(name: string, before: Picture | undefined, after: Picture): Promise<string> {
  await forgetChange(name);
  if (before && isSame(before, after)) return '';
  const { pixels, difference } = before ? await compare(before, after) : { pixels: 0, difference: undefined };
  if (before && pixels === 0) return '';
  await makeFolderOf(changedPath(name, 'after'));
  await writePicture(after, changedPath(name, 'after'));
  if (before) await writePicture(before, changedPath(name, 'before'));
  if (difference) await writePicture(difference, changedPath(name, 'difference'));
  return before ? `${name} differs in ${pixels} pixels` : `${name} is new`;
}
