/** Which shortcut was pressed: `k` with the platform's modifier, `?` outside of text fields. */
export function shortcut({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): '' | 'k' | '?' {
  if (key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey) return 'k';
  const writes = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '?' && !writes ? '?' : '';
}
