/** The headers of the four legal texts; their prose is in `legal/*.mdx`. */
export interface LegalContent {
  /** In force since (R64, R65). */
  updated: string;
  /** The sentence that introduces the document. Legal pages do not joke. */
  greeting: string;
}

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
} satisfies Record<string, LegalContent>;

export type LegalSlug = keyof typeof legal;

/** Under the title, a link to `/`. */
export const backToHome = 'Back to Home';
/** Above the table of contents. */
export const contentsTitle = 'Contents';

/** The accessible name of the sentence above the document. */
export const greetingLabel = 'What our agent says about it';
