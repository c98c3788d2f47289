/**
 * A key for each entry of a list, by its words: the first with these words keeps its own as the list changes, and React tells the
 * others apart. Of two elements with one key it leaves one in the page when its entry has gone.
 */
export function keysOf(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return words.map((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count + 1);
    return count === 0 ? word : `${word}\n${count}`;
  });
}
