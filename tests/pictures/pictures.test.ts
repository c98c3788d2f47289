import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { writeResult } from '../workbench/results';
import { stories as all } from '../workbench/story-page';
import { compare, isSame, type Picture, readPicture, writePicture } from './compare';
import { acceptedPath, allAccepted, changedPath, forgetChange, makeFolderOf, nameOf } from './files';
import { expect, type Theme, test } from './photographer';

const themes: readonly Theme[] = ['light', 'dark'];
/** The overview shows the other stories again, each in a frame. */
const stories = all.filter(({ id }) => !id.startsWith('overview--'));
const accepting = process.env.ACCEPT_PICTURES === '1';

for (const { id, viewport } of stories)
  test(`${id} looks as accepted`, async ({ photographer }) => {
    for (const theme of themes) {
      const name = nameOf(id, theme);
      const before = existsSync(acceptedPath(name)) ? await readPicture(acceptedPath(name)) : undefined;
      const after = await photographer.take(id, theme, viewport, before);
      if (accepting) {
        await accept(name, before, after);
        writeResult(id, `picture ${theme}`, 0);
      } else {
        const changed = await change(name, before, after);
        writeResult(id, `picture ${theme}`, changed ? 1 : 0);
        expect.soft(changed, `test-results/pictures/index.html shows ${name}`).toBe('');
      }
    }
  });

test('every accepted picture belongs to a story', async () => {
  const known = new Set(stories.flatMap(({ id }) => themes.map((theme) => nameOf(id, theme))));
  const gone = (await allAccepted()).filter((name) => !known.has(name));
  if (accepting) for (const name of gone) await rm(acceptedPath(name));
  else expect(gone).toEqual([]);
});

/** Keeps the file of an unchanged picture. Prints the changed ones first. */
async function accept(name: string, before: Picture | undefined, after: Picture) {
  const pixels = before ? (await compare(before, after)).pixels : undefined;
  if (pixels === 0) return;
  process.stdout.write(`${name} ${before ? `differs in ${pixels} pixels` : 'is new'}\n`);
  await makeFolderOf(acceptedPath(name));
  await writePicture(after, acceptedPath(name));
}

/** The change in words; empty when the picture equals the accepted one. Writes both pictures for the report. */
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
