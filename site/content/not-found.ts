import type { Content } from './types';

export const notFound = {
  title: 'This page is not in service.',
  lead: 'The address may have been mistyped, or the page has moved. Everything else is where it was.',
  keypad: {
    label: 'Dial a page',
    keys: [
      { symbol: '1', label: 'Pricing', href: '/pricing' },
      { symbol: '2', label: 'Hear a call', href: '/virtual-receptionist#call' },
      { symbol: '3', label: 'Sales', href: '/bdr' },
      { symbol: '4', label: 'Support', href: '/support' },
      { symbol: '5', label: 'Hiring', href: '/talent' },
      { symbol: '6', label: 'Industries', href: '/vertical-solutions' },
      { symbol: '7', label: 'Transcription', href: '/transcribe' },
      { symbol: '8', label: 'Articles', href: '/media/blog' },
      { symbol: '9', label: 'Careers', href: '/careers' },
      { symbol: '*', label: 'Home', href: '/' },
      { symbol: '0', label: 'A person', href: '/contact?subject=missing-page' },
      { symbol: '#', label: 'Terms', href: '/terms' },
    ],
  },
  linksTitle: 'Where people usually want to go',
  links: [
    { label: 'Home', href: '/', description: 'What our agents do, in a few minutes' },
    { label: 'Solutions', href: '/solutions', description: 'By function, by industry, or with our consultants' },
    { label: 'Pricing', href: '/pricing', description: 'Receptionist plans' },
    { label: 'Transcription', href: '/transcribe', description: 'Turn recordings into text' },
    { label: 'AI Insights Blog', href: '/media/blog', description: 'Articles on voice AI at work' },
    { label: 'Contact', href: '/contact?subject=missing-page', description: 'Ask us where it went' },
  ],
} as const satisfies Content;
