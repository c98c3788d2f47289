import { Faq } from '@halloway/ui';
import type { Story } from '@ladle/react';

const questions = [
  {
    id: 'languages',
    question: 'Which languages do the agents speak?',
    answer: 'English, Hindi, Arabic, Spanish and more. Tell us which ones your callers use, and in what share.',
  },
  {
    id: 'person',
    question: 'What happens when a caller asks for a person?',
    answer: 'They get one. During your staffed hours the agent transfers the call with a short summary.',
  },
  {
    id: 'volume',
    question: 'What about nights, holidays and our busiest hour?',
    answer: 'Agents work 24/7. For peaks, bring us a call log from your worst week.',
  },
];

export const Closed: Story = () => <Faq title="Questions we are asked on the first call" questions={questions} />;

export const Open: Story = () => <Faq title="Questions we are asked on the first call" questions={questions} />;
Open.meta = { machine: 'accordion', state: 'expanded', context: { items: ['person'] } };

export const WithIntro: Story = () => (
  <Faq title="Questions" intro="If yours is not here, ask it on a call." questions={questions} />
);
