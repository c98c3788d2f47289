/** The ids that there are, without what is empty, for `aria-describedby` and its kin; undefined if there are none. */
export const idList = (...ids: readonly unknown[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;
