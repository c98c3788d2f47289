export { WaitlistForm, type WaitlistFormProps, type WaitlistFormTexts, waitlistFormTexts } from './waitlist-form';
export type { WaitlistEntry } from './waitlist-form.machine';
