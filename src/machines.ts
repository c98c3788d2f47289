/** The machines alone, without React: for another view layer, for tests, for tools. */
// Written by `npm run generate`: not by hand. What a machine's module exports is public unless it is `@internal`.
export { type AccordionContext, accordionMachine } from './behaviours/accordion/accordion.machine';
export {
  APPLICATION_FAILED,
  APPLICATION_REFUSED,
  APPLICATION_SUBMITTED,
  APPLICATION_SUBMITTING,
  type ApplicationField,
  applicationDialogMachine,
  applicationFields,
  CLOSE_AFTER_SUCCESS_MS,
  type JobApplication,
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
  type BranchingCallContext,
  branchingCallMachine,
  type CallForks,
  GO_ON_AFTER_MS,
  type Turn,
} from './behaviours/branching-call/branching-call.machine';
export {
  type CalculatorBounds,
  type CalculatorContext,
  calculatorMachine,
  type Figures,
  LARGEST_FIGURE,
} from './behaviours/calculator/calculator.machine';
export {
  type CarouselContext,
  carouselMachine,
  DRAG_ELASTIC,
  LAYOUT_ANIMATION_MS,
  RESIZE_DEBOUNCE_MS,
} from './behaviours/carousel/carousel.machine';
export {
  CONTACT_FAILED,
  CONTACT_SENDING,
  CONTACT_SENT,
  type ContactField,
  type ContactMessage,
  contactFields,
  contactFormMachine,
} from './behaviours/contact-form/contact-form.machine';
export {
  type CallPosition,
  type DemoPlayerContext,
  demoPlayerMachine,
  type Reading,
  TURN_PAUSE_MS,
} from './behaviours/demo-player/demo-player.machine';
export { dialogMachine } from './behaviours/dialog/dialog.machine';
export { fallbackImageMachine } from './behaviours/fallback-image/fallback-image.machine';
export {
  createFormMachine,
  type FormContext,
  type FormDefinition,
  type FormEvent,
  type FormInput,
  formMachine,
} from './behaviours/form/form.machine';
export {
  COPIED_NOTICE_MS,
  GREETING_LENGTH,
  type GreetingEditorContext,
  greetingEditorMachine,
} from './behaviours/greeting-editor/greeting-editor.machine';
export { heroPhrasesMachine, PHRASE_MORPH_MS, PHRASE_PAUSE_MS } from './behaviours/hero-phrases/hero-phrases.machine';
export {
  MENU_CLOSE_DELAY_MS,
  MENU_OPEN_DELAY_MS,
  type NavbarContext,
  type NavbarOpen,
  navbarMachine,
  SCROLL_THRESHOLD_PX,
} from './behaviours/navbar/navbar.machine';
export {
  NEWSLETTER_FAILED,
  NEWSLETTER_PLACEHOLDER,
  NEWSLETTER_SUBMITTING,
  NEWSLETTER_SUBSCRIBE,
  NEWSLETTER_SUBSCRIBED,
  newsletterFields,
  newsletterFormMachine,
} from './behaviours/newsletter-form/newsletter-form.machine';
export { type TabsContext, tabsMachine } from './behaviours/tabs/tabs.machine';
export { themeSwitchMachine } from './behaviours/theme-switch/theme-switch.machine';
export {
  type Sound,
  type Speech,
  VOICE_END_TIMEOUT_MS,
  VOICE_START_TIMEOUT_MS,
  type VoicePlayerContext,
  voicePlayerMachine,
  WORD_TIMEOUT_MS,
} from './behaviours/voice-player/voice-player.machine';
export {
  WAITLIST_COUNTRY_CODES,
  WAITLIST_FAILED,
  WAITLIST_SUBMITTING,
  WAITLIST_THANKS,
  type WaitlistEntry,
  type WaitlistField,
  waitlistFields,
  waitlistFormMachine,
} from './behaviours/waitlist-form/waitlist-form.machine';

export {
  dataOf,
  emptyValues,
  type FieldData,
  type FieldDefinition,
  type FieldDefinitions,
  type FieldProblem,
  type FieldProblems,
  type FieldsByName,
  type FieldValue,
  type FormRules,
  type FormValues,
  problemsIn,
  type SubmittedData,
} from './forms/fields';
export { CONTACT_PRODUCTS, CONTACT_PURPOSES, FIELD_LIMITS, RESUME_BYTES } from './forms/limits';
export { APPLICATION_TIMEOUT_MS, MESSAGE_TIMEOUT_MS, SubmissionRefused, type SubmitHandler } from './forms/submission';
