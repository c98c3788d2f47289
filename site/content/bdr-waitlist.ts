import { pageAt } from '../routes';
import type { Content } from './types';

/**
 * The form sends nothing (R40), and the privacy policy and terms 5.4 say so. The page may therefore promise neither a place
 * nor a call: the confirmation leads to the contact form and takes along what was typed (D11). The link from /bdr is that
 * page's `invitation`.
 */
export const bdrWaitlist = {
  title: pageAt('/bdr/waitlist').title,
  lead: 'Fill in your details. We draft the message for you, and sending it holds your place.',
  /** People in a line, and the place that is held at its end: path data in a field of 320 × 112. */
  queue: {
    ink: 'M6 106h308M24 106V74q0-14 12-14t12 14v32M36 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M84 106V74q0-14 12-14t12 14v32M96 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M144 106V74q0-14 12-14t12 14v32M156 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M204 106V74q0-14 12-14t12 14v32M216 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
    live: 'M264 106V74q0-14 12-14t12 14v32M276 42a9 9 0 1 0 0 18 9 9 0 0 0 0-18M276 8v22M269 23l7 7 7-7',
  },
  form: {
    title: 'Your details',
    /** Before the link to the policy. */
    note: 'What you type stays in your browser until you send us the message that it drafts.',
    submit: 'Fill in my message',
    /** Where JavaScript is off. */
    noScript: {
      text: 'This form needs JavaScript. You can write to us without it:',
      label: 'Write it in the contact form',
    },
    /** Replaces the form (R40). */
    thanks: {
      title: 'Thank You',
      text: 'One step left: send us the message that we drafted from your details. It holds your place.',
      action: { label: 'Hold my place', href: '/contact?product=bdr&purpose=waitlist&subject=bdr-waitlist' },
      again: 'Start over',
    },
    /** Fills the message of the contact form. */
    message: (phone: string) => `Please hold a place for me on the BDR waitlist.\nPhone: ${phone}`,
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
} as const satisfies Content;
