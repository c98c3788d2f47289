import type { Action } from './home';
import type { PageContent } from './types';

export interface NotFoundContent extends PageContent {
  linksTitle: string;
  links: readonly (Action & { description: string })[];
}

export const notFound: NotFoundContent = {
  title: 'This page is not in service.',
  lead: 'The address may have been mistyped, or the page has moved. Everything else is where it was.',
  greeting: 'This is an AI operator. The page you have dialed is not in service. Where to now?',
  linksTitle: 'Where people usually want to go',
  links: [
    { label: 'Home', href: '/', description: 'What our agents do, in a few minutes' },
    { label: 'Solutions', href: '/solutions', description: 'By function, by industry, or with our consultants' },
    { label: 'Pricing', href: '/pricing', description: 'Receptionist plans' },
    { label: 'Transcription', href: '/transcribe', description: 'Turn recordings into text' },
    { label: 'AI Insights Blog', href: '/media/blog', description: 'Articles on voice AI at work' },
    { label: 'Contact', href: '/contact?subject=missing-page', description: 'Ask us where it went' },
  ],
};
