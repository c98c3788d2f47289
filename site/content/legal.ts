/** The tops of the four legal texts; what they say is in `legal/*.mdx`. */
export interface LegalContent {
  /** Since when it holds (R64, R65). */
  updated: string;
  /** Said by whoever hands the document over, and as plainly: nobody jokes here. */
  greeting: string;
}

export const legal = {
  privacy: {
    updated: 'Effective and last updated January 1, 2025',
    greeting: 'I’m an AI agent. This page says what we keep of you, why, and for how long.',
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

/** Under the title, to `/`. */
export const backToHome = 'Back to Home';
/** Above the list of headings. */
export const contentsTitle = 'Contents';

/** What the sentence above the document is, to those who hear it. */
export const greetingLabel = 'What our agent says about it';
