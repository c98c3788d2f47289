export interface Sentence {
  text: string;
  /** Where it stands. */
  range: Range;
  /** The id of the heading that it belongs to; empty before the first one. */
  chapter: string;
}

/** The sentences of a text in reading order: headings, paragraphs, list items and cells, without what has a code of its own. */
export function sentencesIn(text: Element): Sentence[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const island = text.closest('[data-boundary]');
  let chapter = '';
  return [...text.querySelectorAll('h2, h3, p, li, th, td')].flatMap((block) => {
    if (block.querySelector('p, li') || block.closest('[data-boundary]') !== island) return [];
    if (block.matches('h2')) chapter = block.id;
    return [...segmenter.segment(block.textContent ?? '')].flatMap(({ segment, index }) => {
      const text = segment.trim();
      return text ? [{ text, chapter, range: rangeOf(block, index, index + segment.trimEnd().length) }] : [];
    });
  });
}

/** The part of an element's text between two offsets. */
function rangeOf(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= before && start < before + length) range.setStart(node, start - before);
    if (end > before && end <= before + length) range.setEnd(node, end - before);
    before += length;
  }
  return range;
}
