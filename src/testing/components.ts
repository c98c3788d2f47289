/** What the folder of each behaviour exports, by its name. */
// Written by `npm run generate`: not by hand.
import * as accordion from '../behaviours/accordion';
import * as applicationDialog from '../behaviours/application-dialog';
import * as billingToggle from '../behaviours/billing-toggle';
import * as branchingCall from '../behaviours/branching-call';
import * as calculator from '../behaviours/calculator';
import * as carousel from '../behaviours/carousel';
import * as contactForm from '../behaviours/contact-form';
import * as demoPlayer from '../behaviours/demo-player';
import * as dialog from '../behaviours/dialog';
import * as fallbackImage from '../behaviours/fallback-image';
import * as form from '../behaviours/form';
import * as greetingEditor from '../behaviours/greeting-editor';
import * as heroPhrases from '../behaviours/hero-phrases';
import * as navbar from '../behaviours/navbar';
import * as newsletterForm from '../behaviours/newsletter-form';
import * as tabs from '../behaviours/tabs';
import * as themeSwitch from '../behaviours/theme-switch';
import * as voicePlayer from '../behaviours/voice-player';
import * as waitlistForm from '../behaviours/waitlist-form';

export const modules = {
  accordion: accordion,
  'application-dialog': applicationDialog,
  'billing-toggle': billingToggle,
  'branching-call': branchingCall,
  calculator: calculator,
  carousel: carousel,
  'contact-form': contactForm,
  'demo-player': demoPlayer,
  dialog: dialog,
  'fallback-image': fallbackImage,
  form: form,
  'greeting-editor': greetingEditor,
  'hero-phrases': heroPhrases,
  navbar: navbar,
  'newsletter-form': newsletterForm,
  tabs: tabs,
  'theme-switch': themeSwitch,
  'voice-player': voicePlayer,
  'waitlist-form': waitlistForm,
};
