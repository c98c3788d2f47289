/**
 * The headers of the four legal texts, whose prose is in `legal/*.mdx`: since when each is in force (R64, R65), and the
 * sentence that introduces it. Legal pages do not joke.
 */
export const legal = {
  privacy: {
    updated: 'Effective and last updated January 1, 2025',
    greeting: 'I’m an AI agent. This page says what we store about you, why, and for how long.',
  },
  terms: {
    updated: 'Effective and last updated January 1, 2025',
    greeting: 'I’m an AI agent. These are the rules for visiting this website, for you and for us.',
  },
  cookies: {
    updated: 'Effective and last updated January 1, 2025',
    greeting: 'I’m an AI agent. This website sets no cookies, and this page says what it keeps instead.',
  },
  eula: {
    updated: 'Last Updated 1st June 2025',
    greeting: 'I’m an AI agent and give no legal advice. Please read this agreement before you accept it.',
  },
} as const;

export type LegalSlug = keyof typeof legal;

/** Under the title, a link to `/`. */
export const backToHome = 'Back to Home';
/** Above the table of contents. */
export const contentsTitle = 'Contents';

/** The accessible name of the sentence above the document. */
export const greetingLabel = 'What our agent says about it';
