/** The public API: components and their prop types, nothing else. Machines are in `@halloway/ui/machines`. */
import './theme/theme.css';
import './theme/reset.css';

export * from './behaviours/accordion';
export * from './behaviours/behaviour';
export * from './behaviours/billing-toggle';
export * from './behaviours/contact-form';
export * from './behaviours/fallback-image';
export * from './behaviours/navbar';
export type { Submit } from './behaviours/submission';
export * from './elements/alert';
export * from './elements/button';
export * from './elements/field';
export * from './elements/globe';
export * from './elements/link';
export * from './elements/logo';
export * from './elements/skip-link';
export * from './elements/voice';
export * from './sections/call-to-action';
export * from './sections/card-grid';
export * from './sections/contact-hero';
export * from './sections/faq';
export * from './sections/footer';
export * from './sections/page-hero';
export * from './sections/rows';
export * from './sections/section';
export * from './sections/stats';
