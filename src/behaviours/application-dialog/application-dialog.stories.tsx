import { ApplicationDialog, type ApplicationDialogProps, ApplyButton } from '@halloway/ui';
import type { Story } from '@ladle/react';

/** A page with three open positions. */
const Openings = (props: Partial<ApplicationDialogProps>) => (
  <ApplicationDialog onSubmit={() => new Promise<void>((resolve) => setTimeout(resolve, 1500))} {...props}>
    {['Senior AI Engineer', 'Full Stack Developer', 'Product Manager'].map((position) => (
      <p key={position}>
        {position} <ApplyButton position={position} />
      </p>
    ))}
  </ApplicationDialog>
);

const Written = ({ resume = 'jun-park-resume.pdf' }) => (
  <Openings
    initialValues={{
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      ...(resume && { resume: new File([], resume) }),
    }}
  />
);

export const Closed: Story = () => <Openings />;
Closed.meta = { machine: 'application-dialog', state: 'closed' };

export const Idle: Story = () => <Openings />;
Idle.meta = { machine: 'application-dialog', state: 'open.idle', context: { position: 'Senior AI Engineer' } };

export const Invalid: Story = () => <Openings />;
Invalid.meta = { machine: 'application-dialog', state: 'open.invalid', context: { position: 'Senior AI Engineer' } };

export const Valid: Story = () => <Written />;
Valid.meta = { machine: 'application-dialog', state: 'open.valid', context: { position: 'Senior AI Engineer' } };

export const Submitting: Story = () => <Written />;
Submitting.meta = {
  machine: 'application-dialog',
  state: 'open.submitting',
  context: { position: 'Senior AI Engineer' },
};

export const Submitted: Story = () => <Written />;
Submitted.meta = {
  machine: 'application-dialog',
  state: 'open.submitted',
  context: { position: 'Senior AI Engineer' },
};

export const Refused: Story = () => <Written />;
Refused.meta = { machine: 'application-dialog', state: 'open.refused', context: { position: 'Senior AI Engineer' } };

export const Failed: Story = () => <Written />;
Failed.meta = { machine: 'application-dialog', state: 'open.failed', context: { position: 'Senior AI Engineer' } };

export const Unanswered: Story = () => <Written />;
Unanswered.meta = {
  machine: 'application-dialog',
  state: 'open.unanswered',
  visuallyEquals: 'open.failed because an applicant can do the same about both: try again',
  context: { position: 'Senior AI Engineer' },
};

export const NotAPdf: Story = () => <Written resume="" />;
NotAPdf.meta = {
  machine: 'application-dialog',
  state: 'open.idle',
  context: { position: 'Senior AI Engineer', fileErrors: { resume: 'notAccepted' } },
};

export const LongNames: Story = () => (
  <Written resume="jun_park_resume_conversational_systems_and_telephony_2026_final_version_3.pdf" />
);
LongNames.meta = {
  machine: 'application-dialog',
  state: 'open.valid',
  context: { position: 'Senior Engineer for Conversational Systems and Telephony' },
};

export const Live: Story = () => <Openings />;
Live.meta = { machine: 'application-dialog' };
