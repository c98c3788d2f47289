/** The machines alone, without React: for another view layer, for tests, for tools. */
export { accordionMachine } from './behaviours/accordion/accordion.machine';
export {
  APPLICATION_FAILED,
  APPLICATION_REFUSED,
  APPLICATION_SUBMITTED,
  APPLICATION_SUBMITTING,
  type Application,
  type ApplicationField,
  type ApplicationProblem,
  applicationDialogMachine,
  applicationProblems,
  CLOSE_AFTER_SUCCESS,
  RESUME_BYTES,
  RESUME_NOT_PDF,
  RESUME_REQUIRED,
  RESUME_TOO_LARGE,
} from './behaviours/application-dialog/application-dialog.machine';
export {
  BILLING_PERIODS,
  type BillingPeriod,
  billingToggleMachine,
  YEARLY_FACTOR,
  yearlyPrice,
  yearlyTotal,
} from './behaviours/billing-toggle/billing-toggle.machine';
export {
  carouselMachine,
  DRAG_ELASTIC,
  LAYOUT_ANIMATION,
  RESIZE_DEBOUNCE,
} from './behaviours/carousel/carousel.machine';
export {
  CONTACT_DEFAULTS,
  CONTACT_FAILED,
  CONTACT_PRODUCTS,
  CONTACT_PURPOSES,
  CONTACT_SENDING,
  CONTACT_SENT,
  type ContactField,
  type ContactMessage,
  contactFormMachine,
  contactProblems,
} from './behaviours/contact-form/contact-form.machine';
export { demoPlayerMachine, LONGEST_LINE } from './behaviours/demo-player/demo-player.machine';
export { fallbackImageMachine } from './behaviours/fallback-image/fallback-image.machine';
export { heroPhrasesMachine, PHRASE_MORPH, PHRASE_PAUSE } from './behaviours/hero-phrases/hero-phrases.machine';
export { navbarMachine, SCROLL_THRESHOLD } from './behaviours/navbar/navbar.machine';
export {
  NEWSLETTER_FAILED,
  NEWSLETTER_PLACEHOLDER,
  NEWSLETTER_SUBMITTING,
  NEWSLETTER_SUBSCRIBE,
  NEWSLETTER_SUBSCRIBED,
  newsletterFormMachine,
  newsletterProblems,
} from './behaviours/newsletter-form/newsletter-form.machine';
export { APPLICATION_TIMEOUT, MESSAGE_TIMEOUT, SubmissionRefused, type Submit } from './behaviours/submission';
export { themeSwitchMachine } from './behaviours/theme-switch/theme-switch.machine';
export {
  SIMULATED_SUBMISSION,
  WAITLIST_COUNTRY_CODES,
  WAITLIST_DEFAULTS,
  WAITLIST_FAILED,
  WAITLIST_SUBMITTING,
  WAITLIST_THANKS,
  type WaitlistEntry,
  type WaitlistField,
  waitlistFormMachine,
  waitlistProblems,
} from './behaviours/waitlist-form/waitlist-form.machine';
