import { brand } from '../../brand';
import type { Agent } from '../agents';
import { halloway } from '../halloway';
import { costReduction, qualifiedLeads } from '../offers';

const bdr: Agent = {
  slug: 'bdr',
  kicker: 'AI voice agent for sales outreach (AI SDR)',
  title: 'An AI sales agent that calls leads back.',
  lead: 'While a lead is still warm, the BDR agent calls the person who asked about you, finds out what they need and puts a meeting on a rep’s calendar. It works 24/7, in English, Hindi, Arabic, Spanish and more.',
  figures: [qualifiedLeads, costReduction, { value: '24/7', label: 'for leads who call you' }],
  capabilities: [
    {
      title: 'Calls only people who agreed',
      description:
        'Buyers fill in your form and agree to a call by an AI agent. It calls at the hour they asked for, within the hours you allow, and skips every number on a do-not-call list.',
    },
    {
      title: 'Follows up',
      description:
        '“Try me after the board meeting” becomes a call after the board meeting, and it opens with what was said last time.',
    },
    {
      title: 'Qualifies and books',
      description:
        'It asks your questions, offers two times from the rep’s calendar, and sends the invitation. The answers, in the lead’s own words, are in the CRM when the call ends.',
    },
  ],
  handover: [
    {
      title: 'A buyer wants to negotiate',
      description: 'Discounts and contract terms belong to a rep. The agent says so and looks for a time the same day.',
    },
    {
      title: 'The answer isn’t in your material',
      description:
        'It writes the question down, tells the lead who will answer it, and puts that task on the rep’s list.',
    },
    {
      title: 'A lead asks not to be called',
      description:
        'In any words. It confirms, ends the call and blocks the number in every campaign at once. Your head of sales sees the request the same day.',
    },
  ],
  steps: [
    {
      title: 'Write the questions',
      description:
        'An hour with your head of sales: what makes a lead worth a meeting, which objections come up, and what you say to them.',
    },
    {
      title: 'Connect the CRM and two calendars',
      description:
        'It reads the leads you pick, and calls only those whose row shows when and how they agreed to be called. It writes back what happened.',
    },
    {
      title: 'Call one list',
      description:
        'Your reps listen to the first calls and change what they would have said differently. Then you choose the next list.',
    },
  ],
  call: {
    title: 'Hear a call: a lead, called back',
    intro:
      'A lead filled in a form on Tuesday and has two minutes. The agent notes what she needs, leaves the price to a rep and books the meeting.',
    call: {
      lines: [
        halloway(
          1,
          'Hi, I’m Halloway, Corvane Scheduling’s AI agent. You sent us a form on Tuesday, Ms. Moreno. I record this for our rep. Is that all right, and is now a good time?',
        ),
        { speaker: 'Prospect', at: 13, text: 'Oh, right. Fine, I’ve got about two minutes.' },
        halloway(17, 'That’ll do. How many people would you be scheduling?'),
        { speaker: 'Prospect', at: 21, text: 'Forty. No, sixty. We opened a second site in May.' },
        halloway(26, 'Sixty, at two sites. And when would you need it to—'),
        { speaker: 'Prospect', at: 31, text: 'Before that, what’s it going to cost me?' },
        halloway(
          35,
          'For sixty, a rep has to quote, and I’d rather not guess. Priya Nair has Thursday at 10:30. Shall I take it?',
        ),
        { speaker: 'Prospect', at: 46, text: 'Thursday’s fine. Send it to my work email.' },
        halloway(50, 'It’s on its way. Priya has your sixty people and two sites in front of her.'),
      ],
      outcome: { at: 58, text: 'Booked\u00a0· Thu 10:30' },
      choices: [
        {
          after: 2,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Prospect', at: 0, text: 'Sorry, could I talk to a person instead?' },
                halloway(
                  3,
                  'You can. Priya Nair is our rep, and she has Wednesday at 9:30 free. Shall she call you then?',
                ),
                { speaker: 'Prospect', at: 11, text: 'Wednesday’s good. On this number.' },
                halloway(14, 'Then I stop here, and Priya starts from the beginning. Thank you, Ms. Moreno.'),
              ],
              outcome: { at: 20, text: 'Priya Nair calls\u00a0· Wed 9:30' },
              record: {
                entry: {
                  day: 'Wed',
                  time: '9:30',
                  title: 'Call Ms. Moreno',
                  text: 'She asked for a person. Nothing else has been asked yet.',
                  heard: 'Wednesday’s good.',
                },
              },
            },
            {
              label: 'Another day',
              lines: [
                { speaker: 'Prospect', at: 0, text: 'Actually, this is a bad time. Can you try me on Friday?' },
                halloway(4, 'Friday it is. In the morning, or later?'),
                { speaker: 'Prospect', at: 8, text: 'In the morning. Around eleven.' },
                halloway(
                  11,
                  'Friday at 11:00, then, with the same three questions. If you change your mind, say so, and I won’t call.',
                ),
              ],
              outcome: { at: 20, text: 'Call back\u00a0· Fri 11:00' },
              record: {
                label: 'Calls that Halloway has promised',
                entry: {
                  day: 'Fri',
                  time: '11:00',
                  title: 'Ms. Moreno',
                  text: 'She asked for this hour. Nothing else has been asked yet.',
                  heard: 'Around eleven.',
                },
              },
            },
            {
              label: 'Are you cheaper than what we use?',
              lines: [
                { speaker: 'Prospect', at: 0, text: 'Tell me one thing first. Are you cheaper than what we use now?' },
                halloway(
                  4,
                  'I don’t know what you pay, and the comparison is Priya Nair’s to make, so I’ve written the question down. For how many people should she compare?',
                ),
              ],
              until: 15,
            },
          ],
        },
        {
          after: 6,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Prospect', at: 0, text: 'No, I’d like to ask a person right now.' },
                halloway(3, 'Then I’ll try her. Please stay on the line for a moment.'),
                {
                  speaker: 'Sales rep',
                  at: 10,
                  text: 'Hi, Priya Nair here. Sixty people, two sites, I can see it. You’ll have the quote on Wednesday at 9:30.',
                },
                { speaker: 'Prospect', at: 20, text: 'That’s quicker. Thank you.' },
              ],
              outcome: { at: 23, text: 'Put through\u00a0· quote on Wed 9:30' },
              record: {
                entry: {
                  day: 'Wed',
                  time: '9:30',
                  title: 'Quote, Ms. Moreno',
                  text: 'Sixty people at two sites. Priya promised it to her on the phone.',
                  heard: 'You’ll have the quote on Wednesday at 9:30.',
                },
              },
            },
            {
              label: 'Another day',
              lines: [
                { speaker: 'Prospect', at: 0, text: 'Thursday’s full. What about Friday?' },
                halloway(3, 'Friday at 11:00 is free. Shall I take that one?'),
                { speaker: 'Prospect', at: 8, text: 'Please. Send it to my work email.' },
                halloway(11, 'It’s on its way. Priya has your sixty people and two sites in front of her.'),
              ],
              outcome: { at: 19, text: 'Booked\u00a0· Fri 11:00' },
              record: {
                entry: {
                  day: 'Fri',
                  time: '11:00',
                  title: 'Ms. Moreno',
                  text: 'Sixty people at two sites. She asked for a price, which is Priya’s to quote.',
                  heard: 'Please.',
                },
              },
            },
            {
              label: 'Is there a discount if I say yes today?',
              lines: [
                { speaker: 'Prospect', at: 0, text: 'And if I said yes today, is there a discount?' },
                halloway(
                  4,
                  'Discounts and terms belong to a rep, so I won’t guess at those either. Priya has your question now. Is Thursday at 10:30 all right?',
                ),
              ],
              until: 16,
            },
          ],
        },
      ],
      interruptions: [
        {
          line: 2,
          lines: [
            { speaker: 'Prospect', at: 0, text: 'Hang on. Am I talking to a robot?' },
            halloway(
              3,
              'Yes, I’m an AI agent, and Priya Nair reads what I note. How many people would you be scheduling?',
            ),
          ],
          until: 11,
        },
        {
          line: 4,
          lines: [
            { speaker: 'Prospect', at: 0, text: 'Sixty for now. It’s seasonal.' },
            halloway(3, 'Seasonal, noted. Sixty, at two sites. And when would you need it to—'),
          ],
          until: 9,
        },
        {
          line: 6,
          lines: [
            { speaker: 'Prospect', at: 0, text: 'Just a rough number. I won’t hold you to it.' },
            halloway(
              3,
              'It would still be a guess. Priya Nair can quote for sixty, and she has Thursday at 10:30. Shall I take it?',
            ),
          ],
          until: 13,
        },
        {
          line: 8,
          lines: [
            { speaker: 'Prospect', at: 0, text: 'Will it say what I asked?' },
            halloway(2, 'It does: sixty people, two sites, and that you want a price.'),
          ],
          until: 8,
        },
      ],
    },
  },
  image: {
    title: 'The meeting in the rep’s calendar',
    intro: 'The rep’s week while the lead is still on the line. What the lead said is in the invitation.',
    week: {
      label: 'Priya Nair’s calendar',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      times: ['9:30', '10:00', '10:30', '11:00', '11:30'],
      busy: [
        { day: 'Mon', time: '9:30', title: 'Team' },
        { day: 'Mon', time: '10:30', title: 'Demo' },
        { day: 'Mon', time: '11:00', title: 'Demo' },
        { day: 'Tue', time: '10:00', title: 'Quotes' },
        { day: 'Tue', time: '11:30', title: 'Demo' },
        { day: 'Wed', time: '10:30', title: 'Team' },
        { day: 'Wed', time: '11:00', title: 'Site visit' },
        { day: 'Thu', time: '9:30', title: 'Team' },
        { day: 'Thu', time: '11:30', title: 'Demo' },
        { day: 'Fri', time: '9:30', title: 'Quotes' },
        { day: 'Fri', time: '10:00', title: 'Demo' },
      ],
      entry: {
        day: 'Thu',
        time: '10:30',
        title: 'Ms. Moreno',
        text: 'Sixty people at two sites. She asked for a price, which is Priya’s to quote.',
        heard: 'Thursday’s fine.',
      },
    },
  },
  invitation: {
    title: 'Join the waitlist',
    text: 'One of us sits with each new team for its first calls, so we start them one after another.',
    action: { label: 'Join the Waitlist', href: '/bdr/waitlist' },
  },
  mail: { label: 'Email the sales team', address: brand.mail.sales, subject: 'The BDR agent' },
  closing: {
    title: 'Try it with ten of your leads.',
  },
};

export default bdr;
