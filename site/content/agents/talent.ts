import { brand } from '../../brand';
import type { Agent } from '../agents';
import { productivity, timeToHire } from '../offers';

const talent: Agent = {
  slug: 'talent',
  kicker: 'AI voice agent for recruiting',
  title: 'Start at the second conversation.',
  lead: 'The Talent agent reads the CVs, talks with the people you invite and puts interviews on your calendar. Your recruiters check every result and decide.',
  greeting: 'Hi Sam, this is the AI recruiter, calling at the hour you chose. Is it still good?',
  figures: [timeToHire, productivity, { value: '24/7', label: 'calls at the candidate’s hour' }],
  capabilities: [
    {
      title: 'Screens CVs',
      description:
        'It compares each CV with the requirements you wrote, and shows a recruiter the line that made it say yes, no or unsure.',
    },
    {
      title: 'Holds the first conversation',
      description:
        'Notice period, shifts, licenses: the facts a recruiter needs first, asked by phone at an hour the candidate chose, or in writing.',
    },
    {
      title: 'Assesses fitment',
      description: 'Everyone it calls about a role is asked the same things, so your team compares like with like.',
    },
    {
      title: 'Schedules interviews',
      description:
        'Once a recruiter has said yes, it finds the hour that the panel and the candidate share, and calls both again when one of them has to move.',
    },
    {
      title: 'Tells people where they stand',
      description:
        'Candidates who are waiting hear that they are waiting. When a recruiter has decided, the others get a clear answer in words your team approved.',
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
      description:
        'The agent sorts and recommends. A recruiter reads every result, a no as well as a yes, and decides.',
    },
    {
      title: 'Pay and terms',
      description:
        'It can read out the range in the posting. Any other figure is a question for the recruiter, and is passed on as one.',
    },
    {
      title: 'A candidate needs another way',
      description:
        'If a candidate mentions a disability, or would simply rather write or talk to a person, the screening stops and your team takes over.',
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
        'A new application is then answered by a written invitation, which says that the call is automated and offers a choice of times. A recruiter checks every result before anybody hears it.',
    },
  ],
  call: {
    title: 'One answer that doesn’t match',
    intro:
      'He chose this hour in the invitation. The CV says one thing about his license, so the agent asks, and a recruiter reads the answer.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Hello, Jordan, I’m Halloway, Stanwick Freight’s AI recruiter, about the night supervisor job. I transcribe this for Ms. Osei, who decides. Is that all right, and is this a good time?',
        },
        { speaker: 'Candidate', at: 13, text: 'Both, sure. I’m on my break, I’ve got ten minutes.' },
        {
          speaker: 'Halloway',
          at: 18,
          agent: true,
          text: 'We’ll need six. Your CV lists a forklift license. Is that still current?',
        },
        { speaker: 'Candidate', at: 24, text: 'Yes. Well, no, it ran out in March. I renew on the twelfth.' },
        {
          speaker: 'Halloway',
          at: 30,
          agent: true,
          text: 'Thanks for saying so. I’ll note the twelfth. Which nights can—',
        },
        { speaker: 'Candidate', at: 34, text: 'Any but Sunday. What does it pay, though? The ad didn’t say.' },
        {
          speaker: 'Halloway',
          at: 40,
          agent: true,
          text: 'I haven’t been given a figure, so that goes to Ms. Osei. If she says yes to this call, she has Wednesday at 4:15.',
        },
        { speaker: 'Candidate', at: 51, text: 'Wednesday works. And she’ll have the number?' },
        {
          speaker: 'Halloway',
          at: 54,
          agent: true,
          text: 'I’ve asked her to bring it. You hear from her either way, by tomorrow.',
        },
      ],
      outcome: { at: 61, text: 'Ms. Osei decides · Wed 4:15\u00a0PM held · license to check' },
    },
  },
  image: {
    title: 'The line that doesn’t match',
    intro: 'A recruiter does not have to read it all again. One line is marked, with what the candidate said about it.',
    paper: {
      shape: 'sheet',
      kind: 'CV',
      place: 'Night supervisor',
      title: 'Jordan',
      fields: [
        { lines: [62, 94, 88, 71] },
        {
          term: 'License',
          was: 'Forklift license',
          detail: 'Ran out in March',
          heard: 'Yes. Well, no, it ran out in March. I renew on the twelfth.',
          at: 24,
          marked: true,
        },
        { lines: [90, 55, 97, 83, 38] },
        { term: 'Nights', detail: 'Any but Sunday', heard: 'Any but Sunday.', at: 34 },
        { term: 'Pay', detail: 'Asked; Ms. Osei answers', heard: 'What does it pay, though?', at: 34 },
      ],
    },
  },
  mail: { label: 'Email the talent team', address: brand.mail.talent, subject: 'The Talent agent' },
  closing: {
    title: 'Try it on a role you know well.',
    greeting: 'Hello, this is the AI recruiter. You know this job well, so what should I ask?',
  },
};

export default talent;
