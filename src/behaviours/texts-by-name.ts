// Written by `npm run generate`: not by hand.
import type { ApplicationDialogProps } from './application-dialog';
import type { BillingToggleProps } from './billing-toggle';
import type { BranchingCallProps } from './branching-call';
import type { CalculatorProps } from './calculator';
import type { CarouselProps } from './carousel';
import type { ContactFormProps } from './contact-form';
import type { DemoPlayerProps } from './demo-player';
import type { DialogProps } from './dialog';
import type { FormProps } from './form';
import type { GreetingEditorProps } from './greeting-editor';
import type { HeroPhrasesProps } from './hero-phrases';
import type { NavbarProps } from './navbar';
import type { NewsletterFormProps } from './newsletter-form';
import type { ThemeSwitchProps } from './theme-switch';
import type { VoicePlayerProps } from './voice-player';
import type { WaitlistFormProps } from './waitlist-form';

/** Texts by the name of their behaviour's folder, as its component takes them. Each behaviour with words has a line here. */
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
}
