/** Every behaviour's machine and description, by the name of its folder. */
// Written by `npm run generate`: not by hand.
import type { AnyStateMachine } from 'xstate';
import { accordionMachine } from '../behaviours/accordion/accordion.machine';
import { testing as accordion } from '../behaviours/accordion/accordion.testing';
import { applicationDialogMachine } from '../behaviours/application-dialog/application-dialog.machine';
import { testing as applicationDialog } from '../behaviours/application-dialog/application-dialog.testing';
import { billingToggleMachine } from '../behaviours/billing-toggle/billing-toggle.machine';
import { testing as billingToggle } from '../behaviours/billing-toggle/billing-toggle.testing';
import { branchingCallMachine } from '../behaviours/branching-call/branching-call.machine';
import { testing as branchingCall } from '../behaviours/branching-call/branching-call.testing';
import { calculatorMachine } from '../behaviours/calculator/calculator.machine';
import { testing as calculator } from '../behaviours/calculator/calculator.testing';
import { carouselMachine } from '../behaviours/carousel/carousel.machine';
import { testing as carousel } from '../behaviours/carousel/carousel.testing';
import { contactFormMachine } from '../behaviours/contact-form/contact-form.machine';
import { testing as contactForm } from '../behaviours/contact-form/contact-form.testing';
import { demoPlayerMachine } from '../behaviours/demo-player/demo-player.machine';
import { testing as demoPlayer } from '../behaviours/demo-player/demo-player.testing';
import { dialogMachine } from '../behaviours/dialog/dialog.machine';
import { testing as dialog } from '../behaviours/dialog/dialog.testing';
import { fallbackImageMachine } from '../behaviours/fallback-image/fallback-image.machine';
import { testing as fallbackImage } from '../behaviours/fallback-image/fallback-image.testing';
import { formMachine } from '../behaviours/form/form.machine';
import { testing as form } from '../behaviours/form/form.testing';
import { greetingEditorMachine } from '../behaviours/greeting-editor/greeting-editor.machine';
import { testing as greetingEditor } from '../behaviours/greeting-editor/greeting-editor.testing';
import { heroPhrasesMachine } from '../behaviours/hero-phrases/hero-phrases.machine';
import { testing as heroPhrases } from '../behaviours/hero-phrases/hero-phrases.testing';
import { navbarMachine } from '../behaviours/navbar/navbar.machine';
import { testing as navbar } from '../behaviours/navbar/navbar.testing';
import { newsletterFormMachine } from '../behaviours/newsletter-form/newsletter-form.machine';
import { testing as newsletterForm } from '../behaviours/newsletter-form/newsletter-form.testing';
import { tabsMachine } from '../behaviours/tabs/tabs.machine';
import { testing as tabs } from '../behaviours/tabs/tabs.testing';
import { themeSwitchMachine } from '../behaviours/theme-switch/theme-switch.machine';
import { testing as themeSwitch } from '../behaviours/theme-switch/theme-switch.testing';
import { voicePlayerMachine } from '../behaviours/voice-player/voice-player.machine';
import { testing as voicePlayer } from '../behaviours/voice-player/voice-player.testing';
import { waitlistFormMachine } from '../behaviours/waitlist-form/waitlist-form.machine';
import { testing as waitlistForm } from '../behaviours/waitlist-form/waitlist-form.testing';
import type { AnyTesting } from './description';

export const behaviours: Readonly<Record<string, { machine: AnyStateMachine; testing: AnyTesting }>> = {
  accordion: { machine: accordionMachine, testing: accordion },
  'application-dialog': { machine: applicationDialogMachine, testing: applicationDialog },
  'billing-toggle': { machine: billingToggleMachine, testing: billingToggle },
  'branching-call': { machine: branchingCallMachine, testing: branchingCall },
  calculator: { machine: calculatorMachine, testing: calculator },
  carousel: { machine: carouselMachine, testing: carousel },
  'contact-form': { machine: contactFormMachine, testing: contactForm },
  'demo-player': { machine: demoPlayerMachine, testing: demoPlayer },
  dialog: { machine: dialogMachine, testing: dialog },
  'fallback-image': { machine: fallbackImageMachine, testing: fallbackImage },
  form: { machine: formMachine, testing: form },
  'greeting-editor': { machine: greetingEditorMachine, testing: greetingEditor },
  'hero-phrases': { machine: heroPhrasesMachine, testing: heroPhrases },
  navbar: { machine: navbarMachine, testing: navbar },
  'newsletter-form': { machine: newsletterFormMachine, testing: newsletterForm },
  tabs: { machine: tabsMachine, testing: tabs },
  'theme-switch': { machine: themeSwitchMachine, testing: themeSwitch },
  'voice-player': { machine: voicePlayerMachine, testing: voicePlayer },
  'waitlist-form': { machine: waitlistFormMachine, testing: waitlistForm },
};
