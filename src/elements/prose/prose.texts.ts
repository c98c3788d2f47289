/** The English texts. */
export const proseTexts = {
  /** The name of the link, before the heading's text. */
  linkTo: 'Link to',
};

/** The words of a heading with a link to itself. */
export type ProseTexts = typeof proseTexts;
