// Written by `npm run generate`: not by hand.

import type { ApplicationDialogProps } from './behaviours/application-dialog';
import type { BillingToggleProps } from './behaviours/billing-toggle';
import type { BranchingCallProps } from './behaviours/branching-call';
import type { CalculatorProps } from './behaviours/calculator';
import type { CarouselProps } from './behaviours/carousel';
import type { ContactFormProps } from './behaviours/contact-form';
import type { DemoPlayerProps } from './behaviours/demo-player';
import type { DialogProps } from './behaviours/dialog';
import type { FormProps } from './behaviours/form';
import type { GreetingEditorProps } from './behaviours/greeting-editor';
import type { HeroPhrasesProps } from './behaviours/hero-phrases';
import type { NavbarProps } from './behaviours/navbar';
import type { NewsletterFormProps } from './behaviours/newsletter-form';
import type { PartialTexts } from './behaviours/texts';
import type { ThemeSwitchProps } from './behaviours/theme-switch';
import type { VoicePlayerProps } from './behaviours/voice-player';
import type { WaitlistFormProps } from './behaviours/waitlist-form';
import type { AlertTexts } from './elements/alert';
import type { ProseTexts } from './elements/prose';
import type { SkipLinkTexts } from './elements/skip-link';
import type { TranscriptTexts } from './elements/transcript';
import type { PlanCardsTexts } from './sections/plan-cards';

/** Texts by the name of their component's folder. Each component with words has a line here. */
export interface TextsByName {
  readonly 'application-dialog'?: ApplicationDialogProps['texts'];
  readonly 'billing-toggle'?: BillingToggleProps['texts'];
  readonly 'branching-call'?: BranchingCallProps['texts'];
  readonly calculator?: CalculatorProps['texts'];
  readonly carousel?: CarouselProps['texts'];
  readonly 'contact-form'?: ContactFormProps['texts'];
  readonly 'demo-player'?: DemoPlayerProps['texts'];
  readonly dialog?: DialogProps['texts'];
  readonly form?: FormProps['texts'];
  readonly 'greeting-editor'?: GreetingEditorProps['texts'];
  readonly 'hero-phrases'?: HeroPhrasesProps['texts'];
  readonly navbar?: NavbarProps['texts'];
  readonly 'newsletter-form'?: NewsletterFormProps['texts'];
  readonly 'theme-switch'?: ThemeSwitchProps['texts'];
  readonly 'voice-player'?: VoicePlayerProps['texts'];
  readonly 'waitlist-form'?: WaitlistFormProps['texts'];
  readonly alert?: PartialTexts<AlertTexts> | undefined;
  readonly prose?: PartialTexts<ProseTexts> | undefined;
  readonly 'skip-link'?: PartialTexts<SkipLinkTexts> | undefined;
  readonly transcript?: PartialTexts<TranscriptTexts> | undefined;
  readonly 'plan-cards'?: PartialTexts<PlanCardsTexts> | undefined;
}
