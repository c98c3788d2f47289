export { ContactForm, type ContactFormProps } from './contact-form';
export type { ContactMessage } from './contact-form.machine';
