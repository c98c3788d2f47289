/** Which of our keys was pressed: `k` with the platform's own, `?` where nobody writes. */
export function shortcut({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): '' | 'k' | '?' {
  if (key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey) return 'k';
  const writes = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '?' && !writes ? '?' : '';
}
