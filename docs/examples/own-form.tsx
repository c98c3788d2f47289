import { Form, SubmissionRefused } from '@halloway/ui';

const fields = { guest: { required: true }, day: { type: 'select', options: ['Monday', 'Tuesday'] } } as const;
const texts = { labels: { guest: 'Guest', day: 'Day' }, submit: 'Book a table', submitted: 'It is yours.' };
const book = async ({ day }: { day: unknown }) => {
  if (day === 'Monday') throw new SubmissionRefused('Closed.', { fields: { day: 'We are closed on Mondays' } });
};

export const OwnForm = () => <Form fields={fields} texts={texts} onSubmit={book} />;
