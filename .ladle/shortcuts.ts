/** Those of one character; `n` and `p` are for the next and the previous story. */
const single = ['?', 'n', 'p'];

/** Which shortcut was pressed: `k` with the platform's modifier, or a single character where nobody types. */
export function shortcut(event: KeyboardEvent): string {
  const { key, code, metaKey, ctrlKey, altKey } = event;
  // A layout without Latin letters has its own `key` in the place of K.
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  if (isK && (metaKey || ctrlKey) && !altKey) return 'k';
  // Seen from outside, the target is the host of a shadow tree.
  const [target] = event.composedPath();
  const writes = (target as Partial<Element>).closest?.('input, textarea, select, [contenteditable]');
  return single.includes(key) && !writes && !metaKey && !ctrlKey && !altKey && !event.defaultPrevented ? key : '';
}
