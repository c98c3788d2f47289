/** The words of a heading with a link to itself. */
export interface ProseTexts {
  /** The name of the link, before the heading's text. */
  linkTo: string;
}

/** The English texts. */
export const proseTexts: ProseTexts = { linkTo: 'Link to' };
