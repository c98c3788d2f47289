import { driver as accordion } from '../behaviours/accordion/accordion.driver';
import { driver as applicationDialog } from '../behaviours/application-dialog/application-dialog.driver';
import { driver as billingToggle } from '../behaviours/billing-toggle/billing-toggle.driver';
import { driver as calculator } from '../behaviours/calculator/calculator.driver';
import { driver as carousel } from '../behaviours/carousel/carousel.driver';
import { driver as contactForm } from '../behaviours/contact-form/contact-form.driver';
import { driver as demoPlayer } from '../behaviours/demo-player/demo-player.driver';
import { driver as dialog } from '../behaviours/dialog/dialog.driver';
import { driver as fallbackImage } from '../behaviours/fallback-image/fallback-image.driver';
import { driver as form } from '../behaviours/form/form.driver';
import { driver as greetingEditor } from '../behaviours/greeting-editor/greeting-editor.driver';
import { driver as heroPhrases } from '../behaviours/hero-phrases/hero-phrases.driver';
import { driver as navbar } from '../behaviours/navbar/navbar.driver';
import { driver as newsletterForm } from '../behaviours/newsletter-form/newsletter-form.driver';
import { driver as tabs } from '../behaviours/tabs/tabs.driver';
import { driver as themeSwitch } from '../behaviours/theme-switch/theme-switch.driver';
import { driver as voicePlayer } from '../behaviours/voice-player/voice-player.driver';
import { driver as waitlistForm } from '../behaviours/waitlist-form/waitlist-form.driver';
import type { Driver } from './driver';

/** Every behaviour's driver, by the name of its folder. */
export const drivers: Readonly<Record<string, Driver>> = {
  accordion,
  'application-dialog': applicationDialog,
  'billing-toggle': billingToggle,
  calculator,
  carousel,
  'contact-form': contactForm,
  'demo-player': demoPlayer,
  dialog,
  'fallback-image': fallbackImage,
  form,
  'greeting-editor': greetingEditor,
  'hero-phrases': heroPhrases,
  navbar,
  'newsletter-form': newsletterForm,
  tabs,
  'theme-switch': themeSwitch,
  'voice-player': voicePlayer,
  'waitlist-form': waitlistForm,
};

/** The name of a component's behaviour. @throws when it has none. */
export function behaviourOf(Component: unknown): string {
  for (const [name, driver] of Object.entries(drivers)) if (driver.Component === Component) return name;
  const known = Object.values(drivers).map((driver) => driver.Component.name);
  throw new Error(
    `${(Component as { name?: string } | undefined)?.name ?? String(Component)} has no behaviour to test by its states. ` +
      `Give one of these, from '@halloway/ui' or its own entry: ${known.join(', ')}.`,
  );
}
