import { brand } from '../brand';
import { pageAt } from '../routes';
import type { Action } from './home';
import type { Item, PageContent } from './types';

export interface BdrWaitlist extends PageContent {
  form: {
    title: string;
    /** Beside the form; the policy's link follows. */
    note: string;
    /** The button, which sends nothing. */
    submit: string;
    noScript: { text: string; mail: string };
    /** Replaces the form (R40). */
    thanks: { title: string; text: string; action: Action; again: string };
    /** Fills the message that the thanks lead to; the number is the one that was typed. */
    message: (phone: string) => string;
  };
  nextTitle: string;
  next: readonly [Item, Item, Item];
}

/**
 * The form sends nothing (R40), and the privacy policy and terms 5.4 say so. The page therefore may not promise a place
 * for it, nor a call to the number: the confirmation leads to the contact form, which does arrive, and takes along what
 * was typed (D11). What leads here from /bdr is that page's `invitation`.
 */
export const bdrWaitlist: BdrWaitlist = {
  title: pageAt('/bdr/waitlist').title,
  lead: 'A short form here, and one message after it that holds your place.',
  greeting: 'Hello, I’m Halloway, the AI agent this list is for. I call leads back, and book meetings.',
  form: {
    title: 'Your details',
    note: 'What you type in this form stays in your browser. It fills in the message that you can send us afterward, and that message is the one that reaches us.',
    submit: 'Fill in my message',
    noScript: {
      text: 'The form needs JavaScript, which is not running in this browser. To hold a place, write to us instead:',
      mail: brand.mail.sales,
    },
    thanks: {
      title: 'Thank You',
      text: 'One step left. Send us the message, which is filled in with what you typed, and your place is held.',
      action: { label: 'Hold my place', href: '/contact?product=bdr&purpose=waitlist&subject=bdr-waitlist' },
      again: 'Start over',
    },
    message: (phone) => `Please hold a place for me on the BDR waitlist.\nPhone: ${phone}`,
  },
  nextTitle: 'What happens next',
  next: [
    {
      title: 'You send the message',
      description:
        'The contact form opens with your details in it, and with BDR and “Add to Waitlist” chosen. Tell us roughly how many leads you get, and how they agreed to be called.',
    },
    {
      title: 'We write to you',
      description:
        'A person from sales answers by email, and asks where your leads come from and who follows them up today.',
    },
    {
      title: 'You hear it before your leads do',
      description: 'You and your reps play the lead on test calls, until you are content to let it call a real one.',
    },
  ],
};
