export { NewsletterForm, type NewsletterFormProps, newsletterFormTexts } from './newsletter-form';
