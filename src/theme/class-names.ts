/** Joins the class names that are there, each once: `classNames(styles.root, className)`. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  [...new Set(names.filter(Boolean).join(' ').split(' '))].join(' ');
