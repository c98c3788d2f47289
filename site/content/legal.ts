/** The tops of the four legal texts; what they say is in `legal/*.mdx`. */
export interface LegalContent {
  title: string;
  /** Since when it holds (R64, R65). */
  updated: string;
  /** Said by whoever hands the document over. */
  greeting: string;
}

export const legal = {
  privacy: {
    title: 'Privacy Policy',
    updated: 'Effective and last updated January 1, 2025',
    greeting: 'This call is recorded. You may ask me what for, and I will tell you.',
  },
  terms: {
    title: 'Terms of Service',
    updated: 'Effective and last updated January 1, 2025',
    greeting: 'Before you look around, let me read you the house rules. They are short.',
  },
  cookies: {
    title: 'Cookie Policy',
    updated: 'Effective and last updated January 1, 2025',
    greeting: 'I would offer you a cookie, but this website does not keep any.',
  },
  eula: {
    title: 'License Agreement',
    updated: 'Last Updated 1st June 2025',
    greeting: 'Take your time, and ask a lawyer if you have one. I can hold.',
  },
} satisfies Record<string, LegalContent>;

export type LegalSlug = keyof typeof legal;

/** Under the title, to `/`. */
export const backToHome = 'Back to Home';
/** Above the list of headings. */
export const contentsTitle = 'Contents';
