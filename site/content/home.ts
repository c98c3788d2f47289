import { brand } from '../brand';
import type { CallStory, Item, Metric, Question } from './types';

/** A link or button: what it says and where it goes. */
export interface Action {
  label: string;
  href: string;
}

/** A figure that hangs on the line, with a sentence about where it comes from. */
export interface Result extends Metric {
  description: string;
}

export interface Highlight extends Item {
  id: 'security' | 'integration' | 'conversation' | 'languages';
}

interface Opening {
  title: string;
  intro: string;
}

export interface HomeContent {
  hero: {
    brand: string;
    /** Turn by turn after the brand (R13). */
    phrases: readonly [string, string, string];
    lead: string;
    action: Action;
    greeting: string;
  };
  /** The rows below it come from agents.ts. */
  agents: Opening;
  consulting: { title: string; text: string; items: readonly [Item, Item, Item]; action: Action };
  /** The cards below it come from the industries. */
  verticals: Opening;
  /** The greeting of the hero, continued. */
  call: CallStory;
  why: Opening & { stats: readonly [Result, Result, Result, Result] };
  highlights: { title: string; items: readonly [Highlight, Highlight, Highlight, Highlight] };
  advantage: {
    title: string;
    text: string;
    results: readonly Result[];
    closing: {
      title: string;
      text: string;
      demo: Action;
      specialist: Action;
      /** The sentence this part draws; it stands beside its drawing. */
      sentence: string;
    };
  };
  faq: { title: string; questions: readonly Question[] };
}

export const home: HomeContent = {
  hero: {
    brand: 'Halloway.',
    phrases: ['Voice AI', 'Built for Business', 'Designed for Scale'],
    lead: 'Voice agents that qualify leads, resolve calls, screen candidates and answer the front desk. Around the clock, in English, Hindi, Arabic, Spanish and more.',
    action: { label: 'Discover Voice AI', href: '/solutions' },
    greeting: 'Good morning, Halloway speaking on behalf of Northline Dental. How can I help you today?',
  },

  agents: {
    title: 'Four agents that pick up the phone',
    intro:
      'Each one knows one job, does it on the call, and hands over to a person when that serves the caller better.',
  },

  consulting: {
    title: 'Consulting, if you want company on the way',
    text: 'Some teams know which calls they want answered. Others want someone to sit beside them, listen to a week of recordings and say where to begin.',
    items: [
      {
        title: 'Strategic Planning',
        description:
          'We sort your calls by what they are worth and how hard they are, and agree on the first one to hand over.',
      },
      {
        title: 'Custom Implementation',
        description:
          'We write the conversations with the people who have them today, and connect the systems those people look things up in.',
      },
      {
        title: 'Ongoing Optimization',
        description:
          'We listen to the calls that went badly, change one thing at a time, and show your team what changed.',
      },
    ],
    action: { label: 'Learn More About Our Consulting Services', href: '/solutions' },
  },

  verticals: {
    title: 'It helps to know the trade',
    intro:
      'A pharmacy question, a late check-in and a margin call need different manners. Here is how an agent handles six industries, each with a call you can read.',
  },

  call: {
    title: 'A broken filling, booked',
    intro:
      'How the greeting above goes on. The agent offers what the calendar has, finds the dentist she asks for, and leaves medicine to those who may talk about it.',
    call: {
      lines: [
        { speaker: 'Caller', at: 8, text: 'Hi. I broke a filling at breakfast. It doesn’t hurt, but there’s an edge.' },
        {
          speaker: 'Halloway',
          at: 15,
          agent: true,
          text: 'Let’s get you seen today. There is an opening at ten thirty, and one at two fifteen.',
        },
        {
          speaker: 'Caller',
          at: 23,
          text: 'Ten thirty. Or no, is that Dr. Abel? Am I talking to a machine, by the way?',
        },
        {
          speaker: 'Halloway',
          at: 30,
          agent: true,
          text: 'You are, I’m the practice’s AI agent. Dr. Abel comes in at noon. Two fifteen would be with her.',
        },
        { speaker: 'Caller', at: 39, text: 'Two fifteen, then. Can I take something until I’m there?' },
        {
          speaker: 'Halloway',
          at: 44,
          agent: true,
          text: 'I’m not allowed to say. The hygienist is, and she’ll call you before ten. Is this number good?',
        },
        { speaker: 'Caller', at: 53, text: 'It is. Thank you.' },
      ],
      outcome: { at: 55, text: 'Booked · Today 2:15\u00a0PM with Dr. Abel · the hygienist calls back' },
    },
  },

  why: {
    title: 'Why Enterprises Are Turning to Voice AI',
    intro: 'A phone line costs you twice: once for the calls you staff, and again for the ones nobody takes.',
    stats: [
      {
        value: '200%+',
        label: 'return on investment',
        description: 'Calls that used to ring out become bookings, and the routine ones stop filling the day.',
      },
      {
        value: '90%',
        label: 'support cost savings',
        description: 'Order status, opening hours and password resets no longer wait in the same line as a complaint.',
      },
      {
        value: '90%+',
        label: 'customer satisfaction',
        description: 'Callers forgive a machine that is quick, admits what it is and finishes what they called about.',
      },
      {
        value: '24/7',
        label: 'on the line',
        description: 'The Sunday-night caller gets the same answer as the one who rings on Tuesday at ten.',
      },
    ],
  },

  highlights: {
    title: 'What you will check before you sign',
    items: [
      {
        id: 'security',
        title: 'Security',
        description:
          'SOC2, HIPAA and DPDPA compliance, and data encryption. Your security team can put its questions to ours before anything is connected.',
      },
      {
        id: 'integration',
        title: 'Integration',
        description:
          'An agent works in the CRM, the applicant tracking system and the telephony you have, so nobody retypes a call afterward.',
      },
      {
        id: 'conversation',
        title: 'Human-like conversation',
        description:
          'It lets people interrupt, correct themselves and think aloud. Asked whether it is a person, it says no.',
      },
      {
        id: 'languages',
        title: 'Multilingual',
        description: 'A caller who starts in Hindi or Arabic is answered in it, without being sent to another line.',
      },
    ],
  },

  advantage: {
    title: 'What an answered phone is worth',
    text: 'Ask us where each of these comes from. On a demo we put your own call log beside it, and you can see how much of it would apply to you.',
    results: [
      {
        value: '3x',
        label: 'productivity',
        description:
          'Your people keep the conversations that need them, and start each one with the notes already taken.',
      },
      {
        value: '45%',
        label: 'cost reduction',
        description: 'Less overtime, less overflow staffing, and fewer calls about the call that nobody returned.',
      },
      {
        value: 'Up to 40%',
        label: 'of opportunities lost to missed calls',
        description: 'The part of your pipeline that never shows in a report, because nobody wrote it down.',
      },
    ],
    closing: {
      title: 'Hear it answer for you.',
      text: 'Bring the call your team dreads most. We will set up an agent for it, and you can be the caller.',
      demo: { label: 'Book a Voice AI Demo', href: '/contact' },
      specialist: { label: 'Talk to a Specialist', href: '/contact?service=voice-ai-consulting' },
      sentence: 'I’m an AI agent, and I can see the calendar. Thursday at ten thirty is free.',
    },
  },

  faq: {
    title: 'Questions we are asked on the first call',
    questions: [
      {
        id: 'deployment',
        question: 'How quickly can we deploy voice agents?',
        answer:
          'Plan on 2–4\u00a0weeks for the platform. Most of that time goes into three things: agreeing on what the agent may say, connecting it to your systems, and rehearsing with your own people as callers. The virtual receptionist needs less of all three and goes live sooner.',
      },
      {
        id: 'languages',
        question: 'Which languages do the agents speak?',
        answer:
          'English, Hindi, Arabic, Spanish and more. Tell us which languages your callers use and in what share. We test those with your product names and street names before launch, because names are where speech recognition usually stumbles.',
      },
      {
        id: 'systems',
        question: 'Does it work with our CRM, ATS and telephony?',
        answer:
          'Yes. Agents read from and write to your CRM or applicant tracking system during the call, and your numbers can stay with your carrier. Send us the names and versions of what you run and we will tell you what connecting it involves before you commit to anything.',
      },
      {
        id: 'person',
        question: 'What happens when a caller asks for a person?',
        answer:
          'They get one. During your staffed hours the agent transfers the call with a short summary, so that nothing has to be said twice. Outside them it takes a message and agrees on a time for your team to call back. You also decide which subjects always go to a person, whatever the caller asks for.',
      },
      {
        id: 'security',
        question: 'How do you protect what callers tell you?',
        answer: `We comply with SOC2, HIPAA and DPDPA, and data is encrypted. How long recordings and transcripts are kept is agreed with you before the first call. For questionnaires and documents, your security team can write to ${brand.mail.security}.`,
      },
      {
        id: 'disclosure',
        question: 'Do callers know that they are talking to an AI?',
        answer:
          'They should, and we set agents up that way: the opening line can say so, and an agent that is asked gives a straight answer. Rules on disclosure and recording differ from place to place, so the wording is settled together with your counsel.',
      },
      {
        id: 'volume',
        question: 'What about nights, holidays and our busiest hour?',
        answer:
          'Agents work 24/7, including the holidays your office closes for. For peaks, bring us a call log from your worst week. We size the service to its busiest hour and include that in the quote.',
      },
      {
        id: 'cost',
        question: 'What does it cost?',
        answer:
          'It depends on the product. The virtual receptionist is a monthly plan, shown on the pricing page together with what Enterprise covers. Transcription has a free plan and paid ones, listed on its own page. For the sales, support and talent agents we quote after hearing what your calls are like and how many there are.',
      },
      {
        id: 'start',
        question: 'How do we start?',
        answer:
          'Book a demo and name one kind of call. You hear an agent take it, ask what you like, and get a written proposal with scope, dates and price. If that call turns out to be a poor fit for an agent, we would rather tell you then.',
      },
    ],
  },
};
