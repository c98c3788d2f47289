import { brand } from '../../brand';
import type { Agent } from '../agents';
import { halloway } from '../halloway';
import { answerRate } from '../offers';

const receptionist: Agent = {
  slug: 'virtual-receptionist',
  kicker: 'Virtual receptionist and answering service',
  title: 'An AI receptionist for your front desk.',
  lead: 'The virtual receptionist answers your business line, books the appointment and knows who to wake, day and night. Live in under 48\u00a0hours once your number and your calendar are connected.',
  figures: [answerRate, { value: '24/7', label: 'at the desk' }, { value: '<\u00a048\u00a0h', label: 'to go live' }],
  capabilities: [
    {
      title: 'Answers every call',
      description: 'On the first ring, or the fourth if you’d rather try yourself. No one gets a busy tone.',
    },
    {
      title: 'Books and moves appointments',
      description: 'It offers the open times in your calendar and confirms by text.',
    },
    {
      title: 'Answers common questions',
      description: 'Parking, prices, walk-ins: you explain it once, in your own words.',
    },
    {
      title: 'Transfers calls to a person',
      description:
        'When it can’t wait, when the caller is on your list, or when it has misunderstood twice. A warm transfer: your colleague hears who is calling and why, and may say no.',
    },
    {
      title: 'Takes a proper message',
      description: 'Name, number read back, reason and how soon, sent by text or email.',
    },
    {
      title: 'Changes language',
      description: 'English, Hindi, Arabic, Spanish and more, from the caller’s first sentence on.',
    },
  ],
  steps: [
    {
      title: 'Tell us about the business',
      description: 'Hours, services, people, and the ten things callers ask.',
    },
    {
      title: 'Forward your number',
      description: 'Always, after hours, or only when no one picks up. The number stays yours.',
    },
    {
      title: 'Call it yourself',
      description: 'Try to confuse it, and tell us what sounded wrong.',
    },
  ],
  call: {
    title: 'A leak at 9:40\u00a0PM',
    intro: 'The office closed hours ago. The receptionist finds out how bad it is and wakes the right person.',
    call: {
      lines: [
        halloway(
          1,
          'Dunmore Plumbing, good evening, this is Halloway, the AI receptionist. I transcribe calls for our plumbers. What can I do for you?',
        ),
        { speaker: 'Caller', at: 11, text: 'Hi, there’s water coming through our kitchen ceiling.' },
        halloway(15, 'Then let’s be quick. Is it dripping or running?'),
        { speaker: 'Caller', at: 19, text: 'Running. It’s nearly at the lights, I don’t know if—' },
        halloway(23, 'Please stay out of the kitchen and leave the switches alone. What’s the address?'),
        { speaker: 'Caller', at: 30, text: '52 Alder Street. Oh, and the door’s around the back, on Mill Lane.' },
        halloway(36, '52 Alder, door on Mill Lane. I’m getting the plumber on call. Stay with me.'),
        {
          speaker: 'On-call plumber',
          at: 47,
          text: 'Ravi here, I’ve got the address. Shut the main valve if you can reach it. I’m twenty-five minutes out.',
        },
        { speaker: 'Caller', at: 56, text: 'Okay. It’s in the hall. Thank you.' },
      ],
      outcome: { at: 60, text: 'Plumber on the way\u00a0· about 10:10\u00a0PM' },
      choices: [
        {
          after: 2,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Can I just talk to a plumber?' },
                halloway(2, 'Yes. I’m getting the plumber on call. Which address can I give him?'),
                { speaker: 'Caller', at: 8, text: '52 Alder Street.' },
                halloway(10, '52 Alder. Stay with me.'),
                { speaker: 'On-call plumber', at: 19, text: 'Ravi here, I’ve got the address. What’s it doing?' },
                { speaker: 'Caller', at: 23, text: 'It’s running, near the lights.' },
                { speaker: 'On-call plumber', at: 26, text: 'Stay out of the kitchen. I’m twenty-five minutes out.' },
              ],
              outcome: { at: 31, text: 'Put through to Ravi\u00a0· there about 10:10\u00a0PM' },
              record: {
                fields: [
                  {
                    term: 'How bad',
                    detail: 'Running, near the lights',
                    heard: 'It’s running, near the lights.',
                    marked: true,
                  },
                  { term: 'Told to', detail: 'Stay out of the kitchen', heard: 'Stay out of the kitchen.' },
                ],
              },
            },
            {
              label: 'Another day',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Just dripping. It can wait until tomorrow.' },
                halloway(4, 'Then please put a bucket under it. The first visit is at 7:30. What’s the address?'),
                {
                  speaker: 'Caller',
                  at: 13,
                  text: '52 Alder Street. Oh, and the door’s around the back, on Mill Lane.',
                },
                halloway(
                  18,
                  '52 Alder, door on Mill Lane, tomorrow at 7:30. If it starts to run, call back and I’ll wake someone.',
                ),
              ],
              outcome: { at: 29, text: 'Booked\u00a0· tomorrow 7:30\u00a0AM' },
              record: {
                fields: [
                  { term: 'How bad', detail: 'Dripping', heard: 'Just dripping.', marked: true },
                  { term: 'Visit', detail: 'Tomorrow, 7:30\u00a0AM', heard: 'tomorrow at 7:30' },
                ],
              },
            },
            {
              label: 'What does it cost at this hour?',
              lines: [
                { speaker: 'Caller', at: 0, text: 'What will it cost me, at this hour?' },
                halloway(
                  3,
                  'I don’t give prices. The plumber tells you his before he starts, and you may say no. Is it dripping or running?',
                ),
              ],
              until: 13,
              record: {
                fields: [
                  {
                    term: 'Price',
                    detail: 'Asked; the plumber says first',
                    heard: 'What will it cost me, at this hour?',
                  },
                ],
              },
            },
          ],
        },
        {
          after: 4,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Is there a real person I can talk to?' },
                halloway(3, 'There is: the plumber on call. I’m waking him, and he’ll want the address first.'),
                { speaker: 'Caller', at: 10, text: '52 Alder Street.' },
                {
                  speaker: 'On-call plumber',
                  at: 19,
                  text: 'Ravi here, I’ve got the address. Shut the main valve if you can reach it. I’m twenty-five minutes out.',
                },
                { speaker: 'Caller', at: 28, text: 'I can. Thank you.' },
              ],
              outcome: { at: 31, text: 'Put through to Ravi\u00a0· there about 10:10\u00a0PM' },
              record: {
                fields: [{ term: 'Main valve', detail: 'Within reach', heard: 'I can. Thank you.' }],
              },
            },
            {
              label: 'Another day',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Can he come in the morning? I have to be at work soon.' },
                halloway(
                  4,
                  'Running water near the lights isn’t mine to put off. The plumber on call decides that with you. What’s the address?',
                ),
                { speaker: 'Caller', at: 14, text: '52 Alder Street.' },
                {
                  speaker: 'On-call plumber',
                  at: 23,
                  text: 'Ravi here, I’ve got the address. Shut the main valve first. If the water stops, I’ll be there at seven.',
                },
                { speaker: 'Caller', at: 32, text: 'It’s in the hall. It’s stopping.' },
              ],
              outcome: { at: 36, text: 'Water off\u00a0· plumber at 7:00\u00a0AM' },
              record: {
                fields: [{ term: 'There at', detail: '7:00\u00a0AM', heard: 'I’ll be there at seven' }],
              },
            },
            {
              label: 'Should I turn the power off?',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Should I turn the power off?' },
                halloway(
                  2,
                  'I’m not allowed to say more than this: touch no switch until the plumber is on the line. What’s the address?',
                ),
              ],
              until: 11,
              record: {
                fields: [
                  { term: 'Power', detail: 'Asked; the plumber answers', heard: 'Should I turn the power off?' },
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
            { speaker: 'Caller', at: 0, text: 'Please be quick, it’s getting worse.' },
            halloway(2, 'I will. Is it dripping or running?'),
          ],
          until: 6,
        },
        {
          line: 4,
          lines: [
            { speaker: 'Caller', at: 0, text: 'The lights are still on.' },
            halloway(2, 'Leave them. Please stay out of the kitchen and leave the switches alone. What’s the address?'),
          ],
          until: 9,
        },
        {
          line: 6,
          lines: [
            { speaker: 'Caller', at: 0, text: 'How long will that take?' },
            halloway(2, 'I’ll know when he picks up. I’m getting the plumber on call. Stay with me.'),
          ],
          until: 14,
        },
      ],
    },
  },
  image: {
    title: 'The record of the call',
    intro: 'The plumber read this on his way.',
    paper: {
      shape: 'sheet',
      kind: 'Call record',
      place: 'Dunmore Plumbing',
      title: 'Leak at 52 Alder Street',
      fields: [
        {
          term: 'Reason',
          detail: 'Water through the kitchen ceiling',
          heard: 'there’s water coming through our kitchen ceiling',
          at: 11,
        },
        {
          term: 'How bad',
          detail: 'Running, near the lights',
          heard: 'Running. It’s nearly at the lights',
          at: 19,
          marked: true,
        },
        {
          term: 'Told to',
          detail: 'Stay out of the kitchen',
          heard: 'Please stay out of the kitchen and leave the switches alone.',
          at: 23,
        },
        { term: 'Address', detail: '52 Alder Street', heard: '52 Alder Street.', at: 30 },
        { term: 'Door', detail: 'At the back, Mill Lane', heard: 'the door’s around the back, on Mill Lane', at: 30 },
        { term: 'Woken', detail: 'Ravi, on call', heard: 'Ravi here, I’ve got the address.', at: 47 },
        { term: 'There in', detail: '25 minutes', heard: 'I’m twenty-five minutes out.', at: 47 },
        { term: 'Main valve', detail: 'In the hall', heard: 'It’s in the hall.', at: 56 },
      ],
    },
  },
  mail: { label: 'Email us about the receptionist', address: brand.mail.sales, subject: 'The Virtual Receptionist' },
  closing: {
    title: 'Let it answer your next call.',
  },
};

export default receptionist;
