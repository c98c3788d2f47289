import { brand } from '../../brand';
import type { Agent } from '../agents';
import { halloway } from '../halloway';
import { productivity, timeToHire } from '../offers';

const talent: Agent = {
  slug: 'talent',
  kicker: 'AI voice agent for hiring teams',
  title: 'AI phone screening for recruiters.',
  lead: 'Start at the second conversation: the Talent agent reads the CVs, talks with the people you invite, 24/7 and in English, Hindi, Arabic, Spanish and more, and puts interviews on your calendar. Your recruiters check every result and decide.',
  figures: [timeToHire, productivity, { value: '24/7', label: 'calls at the candidate’s hour' }],
  capabilities: [
    {
      title: 'Screens CVs',
      description:
        'It compares each CV with the requirements you wrote, and shows a recruiter the line that made it say yes, no or unsure.',
    },
    {
      title: 'Assesses fitment',
      description: 'Everyone it calls about a role is asked the same things, so your team compares like with like.',
    },
    {
      title: 'Schedules interviews',
      description:
        'Once a recruiter has said yes, it finds an interview hour that the panel and the candidate share, and calls both again when one of them has to move.',
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
        'A new application is then answered by a written invitation, which says that the call is automated and offers a choice of times. A recruiter checks every result before anyone hears it.',
    },
  ],
  call: {
    title: 'Hear a call: a phone screening',
    intro: 'The candidate chose this hour. The agent asks about a license in his CV, and a recruiter reads the answer.',
    call: {
      lines: [
        halloway(
          1,
          'Hello, Jordan, I’m Halloway, Stanwick Freight’s AI recruiter, about the night supervisor job. I transcribe this for Ms. Osei, who decides. Is that all right, and is this a good time?',
        ),
        { speaker: 'Candidate', at: 13, text: 'Both, sure. I’m on my break, I’ve got ten minutes.' },
        halloway(18, 'We’ll need six. Your CV lists a forklift license. Is that still current?'),
        { speaker: 'Candidate', at: 24, text: 'Yes. Well, no, it ran out in March. I renew on the twelfth.' },
        halloway(30, 'Thanks for saying so. I’ll note the twelfth. Which nights can—'),
        { speaker: 'Candidate', at: 34, text: 'Any but Sunday. What does it pay, though? The ad gives a range.' },
        halloway(
          40,
          'That range is all I have, so the figure is for Ms. Osei. If she says yes to this call, she has Wednesday at 4:15.',
        ),
        { speaker: 'Candidate', at: 51, text: 'Wednesday works. And she’ll have the number?' },
        halloway(54, 'I’ve asked her to bring it. You hear from her either way, by tomorrow.'),
      ],
      outcome: { at: 61, text: 'Ms. Osei decides\u00a0· Wed 4:15\u00a0PM held\u00a0· license to check' },
      choices: [
        {
          after: 2,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Candidate', at: 0, text: 'I’d rather talk to a person about that.' },
                halloway(
                  3,
                  'Then I stop here, and Ms. Osei’s team takes over. Is Tuesday morning all right for a call?',
                ),
                { speaker: 'Candidate', at: 11, text: 'Tuesday’s fine.' },
                halloway(13, 'Someone from her team calls you then. Enjoy your break, Jordan.'),
              ],
              outcome: { at: 18, text: 'A recruiter calls\u00a0· Tue morning' },
              record: {
                fields: [
                  {
                    term: 'Asked for',
                    detail: 'A person; screening stopped',
                    heard: 'I’d rather talk to a person about that.',
                    marked: true,
                  },
                  { term: 'Call', detail: 'Tuesday morning, by the team', heard: 'Tuesday’s fine.' },
                ],
              },
            },
            {
              label: 'Another day',
              lines: [
                { speaker: 'Candidate', at: 0, text: 'Can we do this tomorrow? My break’s nearly over.' },
                halloway(4, 'Of course. Tomorrow at the same time, or later?'),
                { speaker: 'Candidate', at: 8, text: 'The same time.' },
                halloway(10, 'Then I call tomorrow at this hour, and we begin with the license.'),
              ],
              outcome: { at: 15, text: 'Moved\u00a0· tomorrow, same time' },
              record: {
                fields: [
                  { term: 'License', detail: 'Not answered yet', heard: 'we begin with the license' },
                  { term: 'Call', detail: 'Tomorrow, same time', heard: 'The same time.', marked: true },
                ],
              },
            },
            {
              label: 'How many others are up for it?',
              lines: [
                { speaker: 'Candidate', at: 0, text: 'One thing first. How many others are up for it?' },
                halloway(
                  4,
                  'I haven’t been given that, so Ms. Osei has the question now. Is the forklift license still current?',
                ),
              ],
              until: 12,
              record: {
                fields: [
                  { term: 'Others', detail: 'Asked; Ms. Osei answers', heard: 'How many others are up for it?' },
                ],
              },
            },
          ],
        },
        {
          after: 6,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Candidate', at: 0, text: 'Could I ask her that myself, now?' },
                halloway(3, 'I’ll see whether she’s free. Please stay on the line.'),
                {
                  speaker: 'Recruiter',
                  at: 10,
                  text: 'Hi Jordan, Ms. Osei here. You get the range in writing this afternoon, and the rest on Wednesday at 4:15.',
                },
                { speaker: 'Candidate', at: 21, text: 'Thanks. Wednesday, then.' },
              ],
              outcome: { at: 24, text: 'Put through to Ms. Osei\u00a0· Wed 4:15\u00a0PM' },
              record: {
                fields: [
                  {
                    term: 'Range',
                    detail: 'In writing this afternoon',
                    heard: 'You get the range in writing this afternoon',
                  },
                ],
              },
            },
            {
              label: 'Another day',
              lines: [
                { speaker: 'Candidate', at: 0, text: 'I’m on shift on Wednesday. Thursday?' },
                halloway(
                  3,
                  'Thursday at 4:15 is free too, so I’ll hold that one. You hear from her either way, by tomorrow.',
                ),
                { speaker: 'Candidate', at: 11, text: 'Thursday. And she’ll have the number?' },
                halloway(14, 'I’ve asked her to bring it.'),
              ],
              outcome: {
                at: 18,
                text: 'Ms. Osei decides\u00a0· Thu 4:15\u00a0PM held\u00a0· license to check',
              },
              record: {
                fields: [{ term: 'Held', detail: 'Thursday, 4:15\u00a0PM', heard: 'Thursday at 4:15 is free too' }],
              },
            },
            {
              label: 'Will I get the job?',
              lines: [
                { speaker: 'Candidate', at: 0, text: 'Honestly, do you think I’ll get it?' },
                halloway(
                  3,
                  'That isn’t mine to say. Ms. Osei reads this herself, and she decides. Shall I hold Wednesday for you?',
                ),
              ],
              until: 12,
              record: {
                fields: [
                  { term: 'Chances', detail: 'Asked; not the agent’s to say', heard: 'do you think I’ll get it?' },
                ],
              },
            },
          ],
        },
      ],
      interruptions: [
        {
          line: 2,
          lines: [
            { speaker: 'Candidate', at: 0, text: 'Do you have my CV in front of you?' },
            halloway(3, 'I do, and it lists a forklift license. Is that still current?'),
          ],
          until: 8,
        },
        {
          line: 4,
          lines: [
            { speaker: 'Candidate', at: 0, text: 'Is that going to be a problem?' },
            halloway(3, 'That’s for Ms. Osei to say. I’ve noted the twelfth. Which nights can—'),
          ],
          until: 9,
        },
        {
          line: 6,
          lines: [
            { speaker: 'Candidate', at: 0, text: 'Not even roughly?' },
            halloway(
              2,
              'Not even roughly; she has the question now. If she says yes to this call, she has Wednesday at 4:15.',
            ),
          ],
          until: 11,
        },
        {
          line: 8,
          lines: [
            { speaker: 'Candidate', at: 0, text: 'And if it’s a no?' },
            halloway(2, 'Then you hear that too, from her, by tomorrow.'),
          ],
          until: 6,
        },
      ],
    },
  },
  image: {
    title: 'The CV, with one line marked',
    intro: 'One line of the CV is out of date. It is marked, with what the candidate said about it.',
    paper: {
      shape: 'sheet',
      kind: 'CV',
      place: 'Night supervisor',
      title: 'Jordan’s CV',
      fields: [
        { lines: [62, 94] },
        {
          term: 'License',
          was: 'Forklift license',
          detail: 'Ran out in March',
          heard: 'Yes. Well, no, it ran out in March. I renew on the twelfth.',
          at: 24,
          marked: true,
        },
        { term: 'Nights', detail: 'Any but Sunday', heard: 'Any but Sunday.', at: 34 },
        { term: 'Pay', detail: 'Asked; Ms. Osei answers', heard: 'What does it pay, though?', at: 34 },
      ],
    },
  },
  mail: { label: 'Email the talent team', address: brand.mail.talent, subject: 'The Talent agent' },
  closing: {
    title: 'Try it on a role you know well.',
  },
};

export default talent;
