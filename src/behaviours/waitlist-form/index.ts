export { WaitlistForm, type WaitlistFormProps } from './waitlist-form';
export type { WaitlistEntry } from './waitlist-form.machine';
