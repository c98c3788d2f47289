import { halloway } from '../halloway';
import { calendarCheck, calendarPlus, cross, languages, moon, shieldLock } from '../icons/industries';
import type { Industry } from '../industries';
import { sketches } from '../sketches';

const healthcare: Industry = {
  slug: 'healthcare',
  name: 'Healthcare',
  subtitle:
    'HIPAA-compliant solutions for the calls a front desk can’t get to: appointments, refills, directions, and the one that needs a nurse now.',
  scene: {
    size: [640, 420],
    ink: 'M40 30h585q14 0 14 14v332q0 14-14 14H40q-14 0-14-14V44q0-14 14-14zM26 108h613M66 70h12M72 64v12M440 108v-78M70 322h300M458 62l84 18',
    live: 'M70 258h466M92 246l10 24M132 246l10 24M172 246l10 24M212 246l10 24M252 246l10 24M292 246l10 24M332 246l10 24M372 246l10 24M412 246l10 24M452 246l10 24M492 246l10 24',
    words: [
      { text: 'Elaine Porter', x: 96, y: 80, size: 28, tone: 'quiet' },
      { text: 'Friday', x: 462, y: 80, size: 28, tone: 'quiet' },
      { text: 'my knee’s gone red', x: 70, y: 170, size: 34, tone: 'quiet' },
      { text: 'around the stitches', x: 68, y: 230, size: 52 },
      { text: 'seen 11:40', x: 458, y: 350, size: 34 },
    ],
  },
  benefits: [
    {
      icon: shieldLock,
      title: 'HIPAA-compliant solutions',
      description:
        'Built for practices that answer to HIPAA: it confirms who is calling before it says a word about a patient, data is encrypted, and a business associate agreement is signed before the first call.',
    },
    {
      icon: calendarCheck,
      title: 'A lighter scheduling desk',
      description:
        'Patients book, move and cancel by phone, and the desk sees the result in the schedule it already uses.',
    },
    {
      icon: cross,
      title: 'Urgent calls reach a nurse',
      description:
        'Your clinicians write the list of words. When a patient says one, the agent stops and calls the nurse on duty. In an emergency it tells the caller to hang up and dial 911.',
    },
    {
      icon: calendarPlus,
      title: 'Canceled slots get filled',
      description: 'Patients who agreed to be called from the waiting list are called in order, within the same hour.',
    },
    {
      icon: languages,
      title: 'Patients in their own language',
      description: 'A grandmother can book in Hindi or Spanish, and your desk reads the note in English.',
    },
    {
      icon: moon,
      title: 'Evening calls',
      description:
        'Parents call once the children are asleep. They can book, cancel, or have the preparation sheet read to them.',
    },
  ],
  useCases: [
    {
      title: 'Appointment scheduling',
      description: 'Right clinician, right length, right location, and a text with what to bring.',
      metric: '40% reduction in scheduling staff workload',
    },
    {
      title: 'Reminders',
      description:
        'Calls patients who agreed to it ahead of the visit. Those who can’t come choose another day on the same call.',
      metric: 'Fewer no-shows',
    },
    {
      title: 'Refill requests',
      description:
        'Takes the request, checks name and date of birth, and puts it in the queue. Approving it is left to your staff.',
      metric: 'Less time on hold',
    },
    {
      title: 'Intake before a first visit',
      description: 'Insurance, referring doctor and medications are collected by phone and read back for spelling.',
      metric: 'Complete charts at check-in',
    },
  ],
  call: {
    title: 'A checkup moved, a nurse called',
    intro:
      'A patient calls to change a date and mentions her knee in passing. The agent can’t judge that, so it brings in the nurse.',
    call: {
      lines: [
        halloway(
          1,
          'Riverbend Clinic, good morning, this is Halloway, the AI agent. I transcribe calls for your care team. How can I help?',
        ),
        { speaker: 'Caller', at: 10, text: 'It’s Elaine Porter. Could I move Friday’s checkup to next week?' },
        halloway(15, 'I’ll look right away. What’s your date of birth, please?'),
        {
          speaker: 'Caller',
          at: 20,
          text: 'May 9, 1958. I’d come Friday, but my knee’s gone red around the stitches.',
        },
        halloway(28, 'Thank you for telling me. Since when has it been red?'),
        { speaker: 'Caller', at: 33, text: 'Yesterday. No, the night before. But honestly, any day next week is—' },
        halloway(38, 'Before we move it, a nurse should hear this. It’s not something I can judge. One moment.'),
        {
          speaker: 'Nurse on duty',
          at: 49,
          text: 'Hi, Elaine, I’ve got your chart open. I’d like to see that knee today. Could you be here at 11:40?',
        },
        { speaker: 'Caller', at: 59, text: 'I think so. My son can drive me.' },
      ],
      outcome: { at: 64, text: 'Handed to the nurse\u00a0· seen today, 11:40\u00a0AM' },
    },
  },
  record: {
    title: 'The note for the nurse',
    intro:
      'The patient called only about a date. The note has what she mentioned in passing, and nothing that she did not say.',
    paper: {
      shape: 'note',
      kind: 'For the nurse on duty',
      place: 'Riverbend Clinic',
      title: 'Elaine Porter, her knee',
      drawing: sketches.knee,
      fields: [
        { term: 'Born', detail: 'May 9, 1958', heard: 'May 9, 1958.', at: 20 },
        {
          term: 'Said in passing',
          detail: 'Red around the stitches',
          heard: 'my knee’s gone red around the stitches',
          at: 20,
          marked: true,
        },
        {
          term: 'Since',
          was: 'Yesterday',
          detail: 'The night before',
          heard: 'Yesterday. No, the night before.',
          at: 33,
        },
        { term: 'Judged by the agent', detail: 'No', heard: 'It’s not something I can judge.', at: 38 },
        { term: 'Comes', detail: 'With her son, by car', heard: 'My son can drive me.', at: 59 },
      ],
    },
  },
  closing: {
    title: 'Have your nurse test the agent.',
    text: 'Invite the person who decides what is urgent. We’ll set up an agent with that list, and your expert can play the patient.',
  },
};

export default healthcare;
