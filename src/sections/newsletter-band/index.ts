export { NewsletterBand, type NewsletterBandProps } from './newsletter-band';
