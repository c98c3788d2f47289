import { pageAt } from '../routes';
import type { Action } from './home';
import type { Item, PageIntro } from './types';

export interface BdrWaitlist extends PageIntro {
  queue: { ink: string; live: string };
  form: {
    title: string;
    /** Beside the form, before the link to the policy. */
    note: string;
    /** The label of the button. */
    submit: string;
    /** Where JavaScript is off: followed by a link to the contact form. */
    noScript: { text: string; label: string };
    /** Replaces the form (R40). */
    thanks: { title: string; text: string; action: Action; again: string };
    /** Fills the message of the contact form, with the number that was typed. */
    message: (phone: string) => string;
  };
  nextTitle: string;
  next: readonly [Item, Item, Item];
}

/**
 * The form sends nothing (R40), and the privacy policy and terms 5.4 say so. The page may therefore promise neither a place
 * nor a call: the confirmation leads to the contact form and takes along what was typed (D11). The link from /bdr is that
 * page's `invitation`.
 */
export const bdrWaitlist: BdrWaitlist = {
  title: pageAt('/bdr/waitlist').title,
  lead: 'Fill in your details. We draft the message for you, and sending it holds your place.',
  /** People in a line, and the place that is held at its end: path data in a field of 320 × 112. */
  queue: {
    ink: 'M6 106h308M24 106V74q0-14 12-14t12 14v32M36 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M84 106V74q0-14 12-14t12 14v32M96 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M144 106V74q0-14 12-14t12 14v32M156 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M204 106V74q0-14 12-14t12 14v32M216 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
    live: 'M264 106V74q0-14 12-14t12 14v32M276 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M276 8v22M269 23l7 7 7-7',
  },
  form: {
    title: 'Your details',
    note: 'What you type in this form stays in your browser until you send us the message that it drafts.',
    submit: 'Fill in my message',
    noScript: {
      text: 'This form needs JavaScript. You can write to us without it:',
      label: 'Write it in the contact form',
    },
    thanks: {
      title: 'Thank You',
      text: 'One step left: send us the message that we drafted from your details. It holds your place.',
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
      description: 'You and your reps play the lead on test calls, until you are ready to let it call real leads.',
    },
  ],
};
