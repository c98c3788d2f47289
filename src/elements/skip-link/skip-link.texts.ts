/** The words of a skip link. */
export interface SkipLinkTexts {
  /** The link, unless it has children. */
  skip: string;
}

/** The English texts. */
export const skipLinkTexts: SkipLinkTexts = { skip: 'Skip to content' };
