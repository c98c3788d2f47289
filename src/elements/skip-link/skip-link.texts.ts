/** The English texts. */
export const skipLinkTexts = {
  /** The link, unless it has children. */
  skip: 'Skip to content',
};

/** The words of a skip link. */
export type SkipLinkTexts = typeof skipLinkTexts;
