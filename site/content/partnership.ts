import type { Action } from './home';
import type { Item, PageContent } from './types';

export interface TechnologyPartner {
  /** Names the mark that is drawn for it. */
  id: 'trunkway' | 'vowelworks' | 'recordbridge';
  name: string;
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
  title: 'Good company on the line.',
  lead: 'A phone call passes through a carrier, a speech engine and somebody’s database before it helps anyone. We work with companies that do those parts well, and with those who bring them to customers.',
  greeting: 'I’ve got a partner on the other line. Shall I put the three of us together?',

  benefits: {
    title: 'What partners get from us',
    items: [
      {
        title: 'A customer’s real problem',
        description: 'You hear which calls go wrong and why, with the details removed that are nobody’s business.',
      },
      {
        title: 'Engineers who pick up',
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
        id: 'trunkway',
        name: 'Trunkway',
        kind: 'Telephony carrier',
        description:
          'Carries calls between the phone network and our agents over SIP, and returns them to your staff when an agent hands over.',
      },
      {
        id: 'vowelworks',
        name: 'Vowelworks',
        kind: 'Speech lab',
        description:
          'Studies how people really sound on the telephone, accents and traffic noise included, and tunes recognition to match.',
      },
      {
        id: 'recordbridge',
        name: 'Recordbridge',
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
        description:
          'For integrators, telephone resellers and advisers whose clients ask them what to do about the phones.',
        youBring: [
          'Clients who trust your advice',
          'Someone trained to run a deployment',
          'First-line support in your market',
        ],
        weBring: [
          'Training, with calls to practice on',
          'A demo agent in your client’s trade',
          'Second-line support from our own team',
        ],
      },
    ],
  },

  steps: {
    title: 'How it starts',
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
        title: 'The page of terms',
        description: 'If we both like what we hear, we sign it. If either does not, we part with no hard feelings.',
      },
    ],
  },

  closing: {
    title: 'Which part of the call is yours?',
    text: 'Tell us what you make or whom you serve, and the person who runs our partnerships will reply.',
    action: { label: 'Contact Us', href: '/contact' },
  },
};
