export { ContactForm, type ContactFormProps, contactFormTexts } from './contact-form';
export type { ContactMessage } from './contact-form.machine';
