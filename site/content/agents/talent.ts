import { brand } from '../../brand';
import type { Agent } from '../agents';
import { productivity, timeToHire } from '../offers';

const talent: Agent = {
  slug: 'talent',
  title: 'Start at the second conversation.',
  lead: 'The Talent agent reads the CVs, phones the people who could fit and puts interviews on your calendar. Your recruiters decide who is hired.',
  greeting: 'Hi Sam, I’m an automated recruiter. You applied this morning. Could we talk for ten minutes?',
  figures: [timeToHire, productivity, { value: '24/7', label: 'calls at the candidate’s hour' }],
  capabilities: [
    {
      title: 'Screens CVs',
      description:
        'It holds each CV against the requirements you wrote, and shows the line that made it say yes, no or unsure.',
    },
    {
      title: 'Holds the first conversation',
      description: 'Notice period, shifts, licenses: the facts a recruiter needs first, asked on the phone after work.',
    },
    {
      title: 'Assesses fitment',
      description: 'Everyone it calls about a role is asked the same things, so your team compares like with like.',
    },
    {
      title: 'Schedules interviews',
      description:
        'It finds the hour that the panel and the candidate share, and calls both again when somebody has to move.',
    },
    {
      title: 'Tells people where they stand',
      description:
        'Candidates who are waiting hear that they are waiting. The others get a clear answer in words your team approved.',
    },
    {
      title: 'Fills in the ATS',
      description:
        'Answers, recommendation and interview time go to the right requisition, next to the CV they belong to.',
    },
  ],
  handover: [
    {
      title: 'The decision',
      description: 'The agent sorts and recommends. A recruiter decides, and sees everyone it was unsure about.',
    },
    {
      title: 'Pay and terms',
      description:
        'It can read out the range in the posting. Any other figure is a question for the recruiter, and is passed on as one.',
    },
    {
      title: 'A candidate needs another way',
      description:
        'If somebody mentions a disability, or would simply rather talk to a person, the screening stops and your team calls.',
    },
  ],
  steps: [
    {
      title: 'Choose one role',
      description: 'Take one you hire for often, with requirements your managers agree on.',
    },
    {
      title: 'Write the questions together',
      description: 'What must be true, what would help, and what may not be asked. Your HR lead signs the list.',
    },
    {
      title: 'Connect the ATS',
      description:
        'A new application then starts a call. At first a recruiter checks each result before the candidate hears it.',
    },
  ],
  call: {
    title: 'One answer that doesn’t match',
    intro:
      'He applied at lunch and takes the call on his break. The CV says one thing about his license, so the agent asks.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Hello, Jordan. I’m Halloway, an AI recruiter, about the night supervisor job. Is now all right?',
        },
        { speaker: 'Candidate', at: 8, text: 'Sure, I’m on my break. I’ve got ten minutes.' },
        {
          speaker: 'Halloway',
          at: 13,
          agent: true,
          text: 'We’ll need six. Your CV lists a forklift license. Is that still current?',
        },
        { speaker: 'Candidate', at: 19, text: 'Yes. Well, no, it ran out in March. I renew on the twelfth.' },
        {
          speaker: 'Halloway',
          at: 25,
          agent: true,
          text: 'Thanks for saying so. I’ll note the twelfth. Which nights can—',
        },
        { speaker: 'Candidate', at: 29, text: 'Any but Sunday. What does it pay, though? The ad didn’t say.' },
        {
          speaker: 'Halloway',
          at: 35,
          agent: true,
          text: 'I haven’t been given a figure. I’ll put it at the top for Ms. Osei. She could see you Wednesday at 4:15.',
        },
        { speaker: 'Candidate', at: 46, text: 'Wednesday works. And she’ll have the number?' },
        {
          speaker: 'Halloway',
          at: 49,
          agent: true,
          text: 'I’ve asked her to bring it. The address is in your messages now.',
        },
      ],
      outcome: { at: 56, text: 'Interview · Wed 4:15\u00a0PM · license to check' },
    },
  },
  mail: { label: 'Email the talent team', address: brand.mail.talent, subject: 'The Talent agent' },
  closing: { title: 'Try it on a role you know well.' },
};

export default talent;
