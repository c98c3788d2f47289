import type { AnyStateMachine } from 'xstate';
import { examples as accordion } from '../behaviours/accordion/accordion.examples';
import { accordionMachine } from '../behaviours/accordion/accordion.machine';
import { examples as applicationDialog } from '../behaviours/application-dialog/application-dialog.examples';
import { applicationDialogMachine } from '../behaviours/application-dialog/application-dialog.machine';
import { examples as billingToggle } from '../behaviours/billing-toggle/billing-toggle.examples';
import { billingToggleMachine } from '../behaviours/billing-toggle/billing-toggle.machine';
import { examples as calculator } from '../behaviours/calculator/calculator.examples';
import { calculatorMachine } from '../behaviours/calculator/calculator.machine';
import { examples as carousel } from '../behaviours/carousel/carousel.examples';
import { carouselMachine } from '../behaviours/carousel/carousel.machine';
import { examples as contactForm } from '../behaviours/contact-form/contact-form.examples';
import { contactFormMachine } from '../behaviours/contact-form/contact-form.machine';
import { examples as demoPlayer } from '../behaviours/demo-player/demo-player.examples';
import { demoPlayerMachine } from '../behaviours/demo-player/demo-player.machine';
import { examples as dialog } from '../behaviours/dialog/dialog.examples';
import { dialogMachine } from '../behaviours/dialog/dialog.machine';
import { examples as fallbackImage } from '../behaviours/fallback-image/fallback-image.examples';
import { fallbackImageMachine } from '../behaviours/fallback-image/fallback-image.machine';
import { examples as form } from '../behaviours/form/form.examples';
import { formMachine } from '../behaviours/form/form.machine';
import { examples as greetingEditor } from '../behaviours/greeting-editor/greeting-editor.examples';
import { greetingEditorMachine } from '../behaviours/greeting-editor/greeting-editor.machine';
import { examples as heroPhrases } from '../behaviours/hero-phrases/hero-phrases.examples';
import { heroPhrasesMachine } from '../behaviours/hero-phrases/hero-phrases.machine';
import { examples as navbar } from '../behaviours/navbar/navbar.examples';
import { navbarMachine } from '../behaviours/navbar/navbar.machine';
import { examples as newsletterForm } from '../behaviours/newsletter-form/newsletter-form.examples';
import { newsletterFormMachine } from '../behaviours/newsletter-form/newsletter-form.machine';
import { examples as tabs } from '../behaviours/tabs/tabs.examples';
import { tabsMachine } from '../behaviours/tabs/tabs.machine';
import { examples as themeSwitch } from '../behaviours/theme-switch/theme-switch.examples';
import { themeSwitchMachine } from '../behaviours/theme-switch/theme-switch.machine';
import { examples as voicePlayer } from '../behaviours/voice-player/voice-player.examples';
import { voicePlayerMachine } from '../behaviours/voice-player/voice-player.machine';
import { examples as waitlistForm } from '../behaviours/waitlist-form/waitlist-form.examples';
import { waitlistFormMachine } from '../behaviours/waitlist-form/waitlist-form.machine';
import type { Examples } from './examples';

export interface Model {
  machine: AnyStateMachine;
  examples: Examples;
}

/** Every behaviour without its view, by the name of its folder, which is its machine's id. */
export const models: Readonly<Record<string, Model>> = {
  accordion: { machine: accordionMachine, examples: accordion },
  'application-dialog': { machine: applicationDialogMachine, examples: applicationDialog },
  'billing-toggle': { machine: billingToggleMachine, examples: billingToggle },
  calculator: { machine: calculatorMachine, examples: calculator },
  carousel: { machine: carouselMachine, examples: carousel },
  'contact-form': { machine: contactFormMachine, examples: contactForm },
  'demo-player': { machine: demoPlayerMachine, examples: demoPlayer },
  dialog: { machine: dialogMachine, examples: dialog },
  'fallback-image': { machine: fallbackImageMachine, examples: fallbackImage },
  form: { machine: formMachine, examples: form },
  'greeting-editor': { machine: greetingEditorMachine, examples: greetingEditor },
  'hero-phrases': { machine: heroPhrasesMachine, examples: heroPhrases },
  navbar: { machine: navbarMachine, examples: navbar },
  'newsletter-form': { machine: newsletterFormMachine, examples: newsletterForm },
  tabs: { machine: tabsMachine, examples: tabs },
  'theme-switch': { machine: themeSwitchMachine, examples: themeSwitch },
  'voice-player': { machine: voicePlayerMachine, examples: voicePlayer },
  'waitlist-form': { machine: waitlistFormMachine, examples: waitlistForm },
};

/** The model of a behaviour. @throws when there is none of that name. */
export function modelNamed(name: string): Model {
  const model = models[name];
  if (model) return model;
  throw new Error(
    `There is no behaviour "${name}". There are: ${Object.keys(models).join(', ')}. ` +
      'A new one stands in src/testing/models.ts, with examples of every event that carries data.',
  );
}
