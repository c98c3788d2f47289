import { ApplicationDialog, type ApplicationDialogProps, ApplyButton, SubmissionRefused } from '@halloway/ui';
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

export const Closed: Story = () => <Openings />;
Closed.meta = { machine: 'application-dialog', state: 'closed' };

export const Idle: Story = () => <Openings />;
Idle.meta = {
  machine: 'application-dialog',
  state: 'open.idle',
  context: { position: 'Senior AI Engineer' },
};

export const Invalid: Story = () => <Openings />;
Invalid.meta = {
  machine: 'application-dialog',
  state: 'open.invalid',
  context: { position: 'Senior AI Engineer' },
};

export const Valid: Story = () => <Openings />;
Valid.meta = {
  machine: 'application-dialog',
  state: 'open.valid',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: { name: 'jun-park-resume.pdf' },
    },
  },
};

export const Submitting: Story = () => <Openings />;
Submitting.meta = {
  machine: 'application-dialog',
  state: 'open.submitting',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: { name: 'jun-park-resume.pdf' },
    },
  },
};

export const Submitted: Story = () => <Openings />;
Submitted.meta = {
  machine: 'application-dialog',
  state: 'open.submitted',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: { name: 'jun-park-resume.pdf' },
    },
  },
};

export const Refused: Story = () => <Openings />;
Refused.meta = {
  machine: 'application-dialog',
  state: 'open.refused',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: { name: 'jun-park-resume.pdf' },
    },
  },
};

export const Failed: Story = () => <Openings />;
Failed.meta = {
  machine: 'application-dialog',
  state: 'open.failed',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: { name: 'jun-park-resume.pdf' },
    },
  },
};

export const Unanswered: Story = () => <Openings />;
Unanswered.meta = {
  machine: 'application-dialog',
  state: 'open.unanswered',
  visuallyEquals: 'open.failed because an applicant can do the same about both: try again',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: { name: 'jun-park-resume.pdf' },
    },
  },
};

export const NotAPdf: Story = () => <Openings />;
NotAPdf.meta = {
  machine: 'application-dialog',
  state: 'open.idle',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: null,
    },
    fileErrors: { resume: 'notAccepted' },
  },
};

export const TooLarge: Story = () => <Openings />;
TooLarge.meta = {
  machine: 'application-dialog',
  state: 'open.idle',
  context: {
    position: 'Senior AI Engineer',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: null,
    },
    fileErrors: { resume: 'tooLarge' },
  },
};

export const LongNames: Story = () => <Openings />;
LongNames.meta = {
  machine: 'application-dialog',
  state: 'open.valid',
  context: {
    position: 'Senior Engineer for Conversational Systems and Telephony',
    values: {
      name: 'Jun Park',
      email: 'jun@park.example',
      mobile_number: '+1 302 555 0134',
      description: '',
      resume: { name: 'jun_park_resume_conversational_systems_and_telephony_2026_final_version_3.pdf' },
    },
  },
};

export const Live: Story = () => <Openings />;
Live.meta = { machine: 'application-dialog' };

export const LiveAndRefused: Story = () => (
  <Openings onSubmit={() => Promise.reject(new SubmissionRefused('The server answered 400.'))} />
);
LiveAndRefused.meta = { machine: 'application-dialog' };

export const LiveAndFailed: Story = () => <Openings onSubmit={() => Promise.reject(new Error('No network.'))} />;
LiveAndFailed.meta = { machine: 'application-dialog' };
