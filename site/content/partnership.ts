import type { Action } from './home';
import type { Item, PageContent } from './types';

export interface TechnologyPartner {
  name: string;
  /** Its logo as a line drawing: path data in a 96 × 48 view box. */
  drawing: string;
  kind: string;
  description: string;
}

export interface PartnerTrack extends Item {
  youBring: readonly string[];
  weBring: readonly string[];
}

export interface PartnershipContent extends PageContent {
  benefits: { title: string; items: readonly Item[] };
  partners: {
    title: string;
    intro: string;
    items: readonly [TechnologyPartner, TechnologyPartner, TechnologyPartner];
  };
  program: {
    title: string;
    intro: string;
    youBringLabel: string;
    weBringLabel: string;
    tracks: readonly [PartnerTrack, PartnerTrack];
  };
  steps: { title: string; items: readonly Item[] };
  closing: { title: string; text: string; action: Action };
}

export const partnership: PartnershipContent = {
  kicker: 'Voice AI partner program',
  title: 'Build or sell voice AI with us.',
  lead: 'A phone call passes through a carrier, a speech engine and a database before it helps anyone. We work with companies that make those parts, and with those who sell voice agents to their clients.',
  greeting: 'I’m an AI agent with a partner on the other line. Three can make one good call.',

  benefits: {
    title: 'What partners get from us',
    items: [
      {
        title: 'What goes wrong on calls',
        description:
          'You hear which calls go wrong and why, where the customer agrees to it, and without names or other private details.',
      },
      {
        title: 'A contact among our engineers',
        description: 'A named contact on our side who has read your documentation and will tell you where it is wrong.',
      },
      {
        title: 'Plain terms',
        description: 'Who sells, who supports and who invoices is written on one page before the first joint customer.',
      },
      {
        title: 'A place to test',
        description:
          'Trial access to our agents, so that your next release meets a talkative caller before the public does.',
      },
    ],
  },

  partners: {
    title: 'Technology partners',
    intro: 'Three parts of every call, and who we build them with.',
    items: [
      {
        name: 'Trunkway',
        // Five lines that join one trunk.
        drawing:
          'M1 4h14c18 0 20 20 38 20h42M1 14h18c14 0 20 10 34 10M1 24h52M1 34h18c14 0 20-10 34-10M1 44h14c18 0 20-20 38-20',
        kind: 'Telephony carrier',
        description:
          'Carries calls between the phone network and our agents over SIP, and returns them to your staff when an agent hands off.',
      },
      {
        name: 'Vowelworks',
        // Five mouths: i, e, a, o, u.
        drawing:
          'M1 24a10 3 0 1 0 20 0a10 3 0 1 0-20 0M25 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0M47 24a9 20 0 1 0 18 0a9 20 0 1 0-18 0M69 24a8 12 0 1 0 16 0a8 12 0 1 0-16 0M89 24a3 5 0 1 0 6 0a3 5 0 1 0-6 0',
        kind: 'Speech lab',
        description:
          'Studies how people really sound on the phone, accents and traffic noise included, and tunes recognition to match.',
      },
      {
        name: 'Recordbridge',
        // An arch between two stacks of records.
        drawing:
          'M1 32h94M1 32C26 0 70 0 95 32M18 32V16.6M33 32V10.2M48 32V8M63 32V10.2M78 32V16.6M1 39h22M1 46h14M73 39h22M81 46h14',
        kind: 'CRM connector',
        description:
          'Moves what was agreed on a call into the customer record, field by field, with a log of who changed what.',
      },
    ],
  },

  program: {
    title: 'Partnership program',
    intro: 'There are two tracks. Some companies belong in both.',
    youBringLabel: 'You bring',
    weBringLabel: 'We bring',
    tracks: [
      {
        title: 'Technology partners',
        description: 'For companies whose product an agent uses during a call: telephony, speech, scheduling, records.',
        youBring: ['A documented interface', 'A sandbox with believable data', 'An engineer for the first integration'],
        weBring: [
          'The integration and its tests',
          'Notice before we change anything you depend on',
          'A shared list of known faults',
        ],
      },
      {
        title: 'Channel partners',
        description: 'For integrators, resellers of phone systems and advisors whose clients want voice agents.',
        youBring: [
          'Clients who trust your advice',
          'Someone trained to run a deployment',
          'First-line support in your market',
        ],
        weBring: [
          'Training, with calls to practice on',
          'A demo agent for your client’s industry',
          'Second-line support from our own team',
        ],
      },
    ],
  },

  steps: {
    title: 'How to become a partner',
    items: [
      {
        title: 'A conversation',
        description: 'Half an hour to find out whether your customers and ours have the same complaint.',
      },
      {
        title: 'One joint call',
        description: 'We build a single call that needs both of our products, and listen to it together.',
      },
      {
        title: 'One page of terms',
        description:
          'If we both like what we hear, we sign it. If either of us doesn’t, we part with no hard feelings.',
      },
    ],
  },

  closing: {
    title: 'Become a partner',
    text: 'Tell us what you make or who you serve, and the person who runs our partnerships will reply.',
    action: { label: 'Contact Us', href: '/contact?subject=partnership' },
  },
};
