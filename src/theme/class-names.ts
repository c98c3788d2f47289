/** Joins class names without duplicates and empty ones: `classNames(styles.root, className)`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  [...new Set(names.filter(Boolean).join(' ').split(' '))].join(' ');
