/** Joins the class names that are there: `classNames(styles.root, className)`. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
