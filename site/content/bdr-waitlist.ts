import { brand } from '../brand';
import type { Action } from './home';
import type { Item, PageContent } from './types';

export interface BdrWaitlist extends PageContent {
  form: {
    title: string;
    /** Beside the form. */
    note: string;
    noScript: { text: string; mail: string };
    /** Replaces the form (R40). */
    thanks: { title: string; text: string; action: Action };
  };
  nextTitle: string;
  next: readonly [Item, Item, Item];
}

/**
 * The form sends nothing (R40), and the privacy policy and terms 5.4 say so. The page therefore may not promise a place
 * or a call for it: the confirmation leads to the contact form, which does arrive (D11). What leads here from /bdr is
 * that page's `invitation`.
 */
export const bdrWaitlist: BdrWaitlist = {
  title: 'The BDR waitlist',
  lead: 'A short form here, and one message after it that holds your place.',
  greeting: 'Hello, this is Halloway about the waitlist you joined. Shall we find a time to start?',
  form: {
    title: 'Your details',
    note: 'What you type in this form stays in your browser. The message you can send afterward is the one that reaches us.',
    noScript: {
      text: 'The form needs JavaScript, which is off in this browser. To hold a place, write to us instead:',
      mail: brand.mail.sales,
    },
    thanks: {
      title: 'Thank You',
      text: 'One step left. Send us the message that opens with “Add to Waitlist” chosen, and your place is held.',
      action: { label: 'Hold my place', href: '/contact?product=bdr&purpose=waitlist' },
    },
  },
  nextTitle: 'What happens next',
  next: [
    {
      title: 'You send the message',
      description:
        'The contact form opens with BDR and “Add to Waitlist” chosen. Tell us roughly how many leads you get.',
    },
    {
      title: 'We call you',
      description: 'A person from sales asks where your leads come from and who follows them up today.',
    },
    {
      title: 'You hear it before they do',
      description: 'The agent practices on you and your reps until you’d let it call a stranger.',
    },
  ],
};
