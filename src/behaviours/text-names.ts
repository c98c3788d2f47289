/** The names that a `TextsProvider` takes. */
// Written by `npm run generate`: not by hand.
export const textNames: readonly string[] = [
  'application-dialog',
  'billing-toggle',
  'branching-call',
  'calculator',
  'carousel',
  'contact-form',
  'demo-player',
  'dialog',
  'form',
  'greeting-editor',
  'hero-phrases',
  'navbar',
  'newsletter-form',
  'theme-switch',
  'voice-player',
  'waitlist-form',
];
