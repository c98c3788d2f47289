/** The public API: components, their props and words, and what goes with them. Machines are in `@halloway/ui/machines`. */
// Written by `npm run generate`: not by hand.
import './theme/tokens.css';

export * from './behaviours/accordion';
export * from './behaviours/application-dialog';
export * from './behaviours/behaviour';
export * from './behaviours/behaviour-provider';
export * from './behaviours/billing-toggle';
export * from './behaviours/branching-call';
export * from './behaviours/calculator';
export * from './behaviours/carousel';
export * from './behaviours/contact-form';
export * from './behaviours/demo-player';
export * from './behaviours/dialog';
export * from './behaviours/fallback-image';
export * from './behaviours/form';
export * from './behaviours/greeting-editor';
export * from './behaviours/hero-phrases';
export * from './behaviours/navbar';
export * from './behaviours/newsletter-form';
export * from './behaviours/tabs';
export type { PartialTexts } from './behaviours/texts';
export * from './behaviours/theme-switch';
export * from './behaviours/voice-player';
export * from './behaviours/waitlist-form';
export * from './elements/alert';
export * from './elements/badge';
export * from './elements/button';
export * from './elements/call-record';
export * from './elements/field';
export * from './elements/globe';
export * from './elements/handover';
export * from './elements/icon';
export * from './elements/keypad';
export * from './elements/link';
export * from './elements/logo';
export * from './elements/partner-mark';
export * from './elements/points';
export * from './elements/prose';
export * from './elements/quote';
export * from './elements/segmented-control';
export * from './elements/sketch';
export * from './elements/skip-link';
export * from './elements/table';
export * from './elements/transcript';
export * from './elements/voice';
export * from './elements/voice-track';
export * from './elements/week';
export type {
  DataOf,
  DataWith,
  FieldData,
  FieldDefinition,
  FieldProblem,
  FieldsByName,
  FieldType,
  FieldValue,
  FormRules,
} from './forms/fields';
export type { FormChecks, StandardSchema } from './forms/schema';
export { SubmissionRefused, type SubmitHandler, type SubmitOptions } from './forms/submission';
export * from './sections/article-cards';
export * from './sections/article-header';
export * from './sections/call-story';
export * from './sections/call-to-action';
export * from './sections/card-grid';
export * from './sections/definitions';
export * from './sections/entries';
export * from './sections/faq';
export * from './sections/footer';
export * from './sections/long-text';
export * from './sections/page-hero';
export * from './sections/plan-cards';
export * from './sections/rows';
export * from './sections/section';
export type { SharedTransition } from './sections/shared';
export * from './sections/stats';
export * from './sections/steps';
export type { TextsByName } from './texts-by-name';
export * from './texts-provider';
export { vars } from './theme/contract.css';
