import { brand } from '../brand';
import { builtFor, dpdpa, retention } from './compliance';
import * as offers from './offers';
import type { Content, Metric } from './types';

/** A figure, with its product and its condition. */
export interface Result extends Metric {
  description: string;
}

const said = ({ value, label }: Metric) => `${value} ${label}`;

/** The lower half of Home. */
export const homeResults = {
  why: {
    title: 'Why Enterprises Are Turning to Voice AI',
    intro: 'The calls that no one takes cost you, too.',
    stats: [
      { ...offers.returnOnInvestment, description: 'Across the platform, where missed calls cost money.' },
      { ...offers.savings, description: 'With the Support agent, per call that it finishes.' },
      { ...offers.contentCallers, description: 'Across the platform, after calls the agent finished.' },
      { value: '24/7', label: 'on the line', description: 'Nights, weekends and holidays.' },
    ],
    byAgent: `BDR: ${said(offers.qualifiedLeads)}, ${said(offers.costReduction)}. Support: ${said(offers.firstCall)}. Talent: ${said(offers.timeToHire)}, ${said(offers.productivity)}. Receptionist: ${said(offers.answerRate)}, where up to 40% of opportunities are lost to missed calls.`,
  },

  advantage: {
    title: 'Security and languages',
    sheet: { label: 'Twelve questions before you sign', href: '/pricing#before-you-sign' },
    items: [
      {
        title: 'Security',
        description: `Encrypted data, in products ${builtFor}.`,
      },
      {
        title: 'Integration',
        description: 'With the CRM, the applicant tracking system and the telephony you have.',
      },
      {
        title: 'Human-like conversation',
        description: 'People may interrupt, correct themselves and think aloud. It says first that it is an AI.',
      },
      {
        title: 'Multilingual',
        description: 'A caller who starts in Hindi or Arabic is answered in it.',
      },
    ],
    closing: {
      title: 'Hear it answer for you.',
      text: 'Name the call your team dreads most.',
      demo: { label: 'Book a Voice AI Demo', href: '/contact?service=voice-ai-demo' },
      specialist: { label: 'Talk to a Specialist', href: '/contact?service=voice-ai-consulting' },
    },
  },

  faq: {
    title: 'Questions about voice AI',
    questions: [
      {
        id: 'deployment',
        question: 'How quickly can we deploy?',
        answer:
          'Plan on 2–4\u00a0weeks for the platform. Most of that time goes into three things: agreeing on what the agent may say, connecting it to your systems, and rehearsing with your own people as callers. The virtual receptionist needs less of all three and goes live sooner.',
      },
      {
        id: 'languages',
        question: 'Which languages do the agents speak?',
        answer:
          'English, Hindi, Arabic, Spanish and more. Tell us which languages your callers use and in what proportion. We test those with your product names and street names before launch, because names are where speech recognition usually stumbles.',
      },
      {
        id: 'systems',
        question: 'Which systems does it work with?',
        answer:
          'With your CRM, ATS and telephony. Agents read from and write to your CRM or applicant tracking system during the call, and your numbers can stay with your carrier. Send us the names and versions of what you run and we will tell you what connecting it involves before you commit to anything.',
      },
      {
        id: 'person',
        question: 'What if a caller asks for a person?',
        answer:
          'They get one. During your staffed hours the agent transfers the call with a short summary, so that nothing has to be said twice. Outside them it takes a message and agrees on a time for your team to call back. You also decide which subjects always go to a person, whatever the caller asks for.',
      },
      {
        id: 'security',
        question: 'How do you protect caller data?',
        answer: `Data is encrypted, and our products are ${builtFor} (${dpdpa}). This is a design goal, not a certification. ${retention}. For questionnaires and documents, your security team can write to ${brand.mail.security}.`,
      },
      {
        id: 'disclosure',
        question: 'Do callers know that it is an AI?',
        answer:
          'Yes. An agent says in its first sentence that it is an AI, and gives a straight answer whenever it is asked. It speaks in your company’s name: in our sample calls the agent is called Halloway, and yours has the name you give it. Where a call is recorded or transcribed, it says that too, before its first question, and a person who does not agree is offered another way. Rules on consent differ from place to place, so you settle that wording with your counsel.',
      },
      {
        id: 'volume',
        question: 'What about nights and busy hours?',
        answer:
          'Agents work 24/7, including the holidays your office closes for. For peaks, bring us a call log from your worst week. We size the service to its busiest hour and include that in the quote.',
      },
      {
        id: 'cost',
        question: 'What does it cost?',
        answer:
          'It depends on the product. The virtual receptionist costs $398 per month billed annually ($4,776 a year), and the pricing page says what Enterprise covers. Transcription has a free plan and paid ones, listed on its own page. For the sales, support and talent agents we quote after hearing what your calls are like and how many there are.',
      },
      {
        id: 'start',
        question: 'How do we start?',
        answer:
          'Book a demo and name one kind of call. You hear an agent take it, ask what you like, and get a written proposal with scope, dates and price. If that call turns out to be a poor fit for an agent, we would rather tell you then.',
      },
    ],
  },
} as const satisfies Content;
