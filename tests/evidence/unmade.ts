/** Transitions that a user of some ability cannot make, and why none is needed. docs/accessibility.md names the kinds. */

const VALID_AT_ONCE = 'the change that makes it valid leaves this state, so a valid form is submitted from `valid`';
const EMPTY_AGAIN = 'a sent form is empty, and an empty form is not valid';
const THANKS = 'thanks replace the form, with one button that begins again';
const ONE_BUTTON = 'the button that begins again is in the thanks; a product resets by its own code';
const MODAL = 'a modal dialog covers what could open it for another position; a product does so by code';
const BEFORE_HYDRATION = 'it happens in the page’s own form, before the code arrives';
const QUARTER_SECOND = 'this state lasts 250 ms after the window’s size changed, and the event works again after it';
const WIDE = 'a dropdown is opened in wide windows, where the menu button is not';
const NARROW = 'the menu is opened in narrow windows, where its groups stand open';

const unmade: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'application-dialog': {
    'closed · change / fill → =': BEFORE_HYDRATION,
    'open · open [isAnother] → open.idle': MODAL,
    'open.invalid · submit [isValid] → open.submitting': VALID_AT_ONCE,
  },
  carousel: {
    'resizing · previous [hasPrevious] → settling': QUARTER_SECOND,
    'resizing · next [hasNext] → settling': QUARTER_SECOND,
    'resizing · choose [isElsewhere] → settling': QUARTER_SECOND,
  },
  'contact-form': {
    'invalid · submit [isValid] → submitting': VALID_AT_ONCE,
    'submitted · submit [isValid] → submitting': EMPTY_AGAIN,
  },
  form: {
    'invalid · submit [isValid] → submitting': VALID_AT_ONCE,
    'submitted · submit [isValid] → submitting': EMPTY_AGAIN,
  },
  'greeting-editor': {
    'greeting.written · enter / focusPlayer, play → =': 'Enter is a key; a pointer presses the player’s own button',
    'greeting.naming · edit → greeting.editing': 'leaving the name’s field is `leave`, so the press meets `written`',
  },
  'hero-phrases': { 'unseen · pause → paused': 'the button is out of sight, and appears before it is pressed' },
  navbar: {
    'menu.open · press → menu.expanded': NARROW,
    'menu.open · arrow.down → menu.expanded': NARROW,
    'menu.hovered · menu.press → menu.open': WIDE,
    'menu.closing · menu.press → menu.open': WIDE,
    'menu.expanded · menu.press → menu.open': WIDE,
  },
  'newsletter-form': {
    'invalid · submit [isValid] → submitting': VALID_AT_ONCE,
    'submitted · submit [isValid] → submitting': EMPTY_AGAIN,
  },
  'waitlist-form': {
    'invalid · submit [isValid] → submitting': VALID_AT_ONCE,
    'invalid · reset → idle': ONE_BUTTON,
    'valid · reset → idle': ONE_BUTTON,
    'submitted · submit [isValid] → submitting': THANKS,
    'submitted · submit [else] → invalid': THANKS,
    'refused · reset → idle': ONE_BUTTON,
    'failed · reset → idle': ONE_BUTTON,
    'unanswered · reset → idle': ONE_BUTTON,
  },
};

/** By transition, why a user of some ability cannot make it. */
export const reasonsOf = (behaviour: string) => unmade[behaviour] ?? {};
