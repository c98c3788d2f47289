import { describe, expect, test } from 'vitest';
import { documents, passagesOf } from './documents';

/** In words. A code span is one word. */
const LONGEST_SENTENCE = 30;

/** Sentences that may be longer: the document, the sentence's beginning, and the reason. */
const EXCEPTIONS: readonly [path: string, beginning: string, reason: string][] = [
  ['docs/requirements.md', 'R22 ', 'lists all figures of the specification'],
  ['docs/requirements.md', 'R52 ', 'lists the parts of a page'],
  ['docs/requirements.md', 'R66 ', 'lists the chapters of the agreement'],
  ['docs/requirements.md', 'R68 ', 'lists the terms of the agreement'],
  ['docs/requirements.md', 'R69 ', 'lists the terms of the agreement'],
  ['docs/requirements.md', 'R83 ', 'lists the titles and parts of six pages'],
  ['docs/requirements.md', 'R94 ', 'lists the fields of four kinds of entry'],
];

/** Words that readers had to learn. The glossary in CONTRIBUTING has the words to use instead. */
const PRIVATE_WORDS =
  /\b(?:told|nobody|somebody|whoever|whom|lifeless|comes? (?:alive|to life)|says otherwise|the last word|what is (?:turned|said)|of our own)\b/gi;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesIn = (text: string): string[] =>
  passagesOf(text).flatMap((passage) =>
    [...segmenter.segment(passage.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim()),
  );

const lengthOf = (sentence: string) => sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const longSentencesIn = (text: string) => sentencesIn(text).filter((sentence) => lengthOf(sentence) > LONGEST_SENTENCE);

const isException = (path: string, sentence: string) =>
  EXCEPTIONS.some(([document, beginning]) => path === document && sentence.startsWith(beginning));

describe.each(documents)('$path', ({ path, text }) => {
  test(`has no sentence of more than ${LONGEST_SENTENCE} words`, () => {
    expect(longSentencesIn(text).filter((sentence) => !isException(path, sentence))).toEqual([]);
  });

  test('uses no word that only this repository uses', () => {
    expect(passagesOf(text).flatMap((passage) => passage.match(PRIVATE_WORDS) ?? [])).toEqual([]);
  });
});

test('the documents include README, CONTRIBUTING, docs and the readmes of components', () => {
  expect(documents.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'README.md',
      'CONTRIBUTING.md',
      'docs/run-it-for-real.md',
      'tools/package/testing.md',
      'src/behaviours/accordion/readme.md',
    ]),
  );
});

test.each(EXCEPTIONS)('the exception for %s, "%s…", is still necessary', (path, beginning) => {
  const { text = '' } = documents.find((document) => document.path === path) ?? {};
  expect(longSentencesIn(text).filter((sentence) => sentence.startsWith(beginning))).toHaveLength(1);
});
