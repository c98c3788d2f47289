/**
 * How a person makes each event of a behaviour happen, and with what: the keyboard alone, fingers alone, a mouse alone. What
 * is not here is nobody's hand: time, answers, the product, the browser.
 */
import type { BrowserPage, Target } from './browser-page';
import type { Reach } from './page/walker';
import { type Ability, type Attached, Grip, nowhere, type Person, reach } from './people';

// biome-ignore lint/suspicious/noExplicitAny: an event's data is its machine's affair
type AnyEvent = { type: string } & Record<string, any>;
type Hand = (person: Person, event: AnyEvent) => Promise<void>;
/** The same by all, or by those who can. */
type Hands = Hand | Partial<Record<Ability, Hand>>;

export interface Behaviour {
  events: Record<string, Hands>;
  /** Windows to be walked in, in px. Default: 1280. */
  widths?: readonly number[];
  /** What the product or the world does where nobody could go on without it. */
  byPage?: readonly string[];
  /** States that only a pointer knows, each with the one in which everybody else finds the same. */
  like?: Readonly<Record<string, string>>;
  /** Events that only a pointer makes, each with the one that everybody else makes for the same end. */
  instead?: Readonly<Record<string, string>>;
  held?: Reach['held'];
}

/** The hand with which somebody of this ability makes the event happen, if there is one. */
export function handOf({ events }: Behaviour, type: string, ability: Ability): Hand | undefined {
  const hands = events[type];
  return typeof hands === 'function' ? hands : hands?.[ability];
}

const button = (page: BrowserPage, name: string | RegExp) => page.getByRole('button', { name });
const press =
  (name: string | RegExp): Hand =>
  (person) =>
    person.press(button(person.page, name));
const radio =
  (name: string | RegExp): Hand =>
  (person) =>
    person.choose(person.page.getByRole('radio', { name }));
const write =
  (labels: Record<string, string>): Hand =>
  (person, { name, value }) =>
    person.write(person.page.getByLabel(labels[name] ?? name, { exact: true }), value);
const send: Hand = (person) => person.press(person.page.locator('form button[type="submit"]'));

const form = (labels: Record<string, string>): Behaviour['events'] => ({
  change: write(labels),
  submit: send,
  dismiss: press('Dismiss'),
});

const files: Record<string, Attached> = {
  'resume.pdf': { name: 'resume.pdf', mimeType: 'application/pdf', size: 8 },
  'portfolio.docx': { name: 'portfolio.docx', mimeType: 'application/msword', size: 4 },
  'portfolio.pdf': { name: 'portfolio.pdf', mimeType: 'application/pdf', size: 10 * 1024 * 1024 + 1 },
};

/** Which of the examples' files, in their order: a file itself does not come out of the page. */
const chosen: Hand = (person, { file }) => person.attach(person.page.getByLabel(/^Resume/), files[file], person);

/** The same with a finger and with a mouse. */
const byPointers = (hand: Hand) => ({ touch: hand, pointer: hand });

const line = (page: BrowserPage) => page.getByRole('slider');
/** How far from the playhead a line is pressed, px: about a word, or two. */
const ASIDE = 70;
/** Sends a line of so many words to one of them: by its keys, by a press, or as far as the hand that holds it pulls. */
const seek = (count: number) => ({
  keyboard: async ({ page }: Person, { word }: AnyEvent) => {
    await reach(page, line(page));
    const now = Number(await line(page).getAttribute('aria-valuenow'));
    const key = { [now - 1]: 'ArrowLeft', [now + 1]: 'ArrowRight', 0: 'Home', [count]: 'End' }[word as number];
    if (key) await page.keyboard.press(key);
  },
  ...byPointers(async (person, { word }) => {
    const grip = gripOf(person);
    if (grip.holds) return grip.pull(-120);
    const { page, pointer } = person;
    const playhead = await line(page).locator('[data-part="playhead"]').boundingBox();
    const now = Number(await line(page).getAttribute('aria-valuenow'));
    if (playhead) await pointer?.pressAt(playhead.x + (word < now ? -ASIDE : ASIDE), playhead.y + playhead.height / 2);
  }),
});
const sounds: Record<string, string> = { voice: 'Voice', hum: 'Hum', muted: 'Off' };
const sound: Hand = (person, event) => radio(sounds[event.sound] ?? event.sound)(person, event);
const group = (page: BrowserPage, item: string) => page.locator(`[data-item="${item}"]`);
const grips = new WeakMap<BrowserPage, Grip>();
/** Whatever is held. */
export const letGo = (page: BrowserPage) => grips.get(page)?.drop();
function gripOf(person: Person) {
  const { page, pointer } = person;
  if (!pointer) throw new Error('Nobody holds anything with a keyboard.');
  const grip = grips.get(page) ?? new Grip(pointer);
  grips.set(page, grip);
  return grip;
}
const drag = (target: (page: BrowserPage) => Target, by: number) => ({
  grab: (person: Person) => gripOf(person).grab(target(person.page), by),
  drop: (person: Person) => gripOf(person).drop(),
});
const scrub = drag(line, -80);
/** A line in the hand: whoever has none sends it by its keys, and lets it go by playing on. */
const held = {
  held: { state: 'scrubbing', events: ['seek', 'drop'], also: ['seek'] },
  like: { 'playback.scrubbing': 'playback.paused' },
  instead: { grab: 'seek', drop: 'play', seek: 'grab' },
} satisfies Partial<Behaviour>;
const slide = drag((page) => page.locator('[data-part="viewport"]'), -60);
const summary = (page: BrowserPage, item: string) => page.locator(`[data-item="${item}"] summary`);
const tabNamed = (page: BrowserPage, id: string) => page.getByRole('tab', { name: id.toUpperCase() });
const inGreeting =
  (key: string): Hand =>
  async ({ page }) => {
    await reach(page, page.getByLabel('Your greeting'));
    await page.keyboard.press(key);
  };

export const behaviours: Record<string, Behaviour> = {
  accordion: { events: { toggle: (person, { item }) => person.press(summary(person.page, item)) } },

  'application-dialog': {
    events: {
      open: (person, { position }) => person.press(button(person.page, position)),
      close: press('Close'),
      change: (person, event) =>
        event.name === 'resume'
          ? chosen(person, event)
          : write({ name: 'Name', email: 'Email', mobile_number: 'Mobile number' })(person, event),
      submit: send,
    },
  },

  'billing-toggle': {
    events: {
      'monthly.choose': radio('Monthly'),
      'yearly.choose': radio(/Yearly/),
      'plan.choose': (person, { plan }) =>
        person.press(person.page.getByRole('link', { name: plan === 'pro' ? /Pro/ : /Business/ })),
    },
  },

  calculator: {
    byPage: ['set'],
    events: {
      change: write({ calls: 'Calls a month', minutes: 'Minutes a call' }),
      reset: press('Back to the example'),
    },
  },

  carousel: {
    events: {
      previous: press('Previous slide'),
      next: press('Next slide'),
      drag: { pointer: slide.grab },
      drop: {
        pointer: async (person, { by }) => {
          const { width = 0 } = (await person.page.locator('[data-part="viewport"]').boundingBox()) ?? {};
          if (by > 0.2) await gripOf(person).pull(-width * by);
          await gripOf(person).drop();
        },
      },
      scroll: {
        touch: async ({ page, pointer }, { index }) =>
          pointer?.swipe?.(page.locator('[data-part="viewport"]'), index > 0 ? -0.7 : 0.7),
      },
    },
    held: { state: 'dragging', events: ['drop'] },
    like: { dragging: 'resting', settling: 'resting' },
    instead: { scroll: 'next', drop: 'next' },
  },

  'contact-form': { events: form({ name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' }) },

  'demo-player': {
    byPage: ['line.word', 'line.end', 'voice.miss'],
    events: {
      play: press(/^(Play Demo|Resume)$/),
      pause: press('Pause'),
      restart: press('Restart'),
      'line.choose': (person, { line }) => person.press(person.page.locator('li').nth(line).getByRole('button')),
      seek: seek(3),
      grab: byPointers(scrub.grab),
      drop: byPointers(scrub.drop),
      'sound.choose': sound,
    },
    ...held,
  },

  dialog: {
    events: {
      open: press('The product’s'),
      close: press('Close'),
      escape: { keyboard: ({ page }) => page.keyboard.press('Escape') },
      'press.outside': byPointers(async ({ pointer }) => pointer?.pressAt(8, 8)),
    },
  },

  'fallback-image': { events: {} },

  form: { events: form({ name: 'Name', email: 'Email' }) },

  'greeting-editor': {
    byPage: ['text.change'],
    events: {
      edit: press('Write your own greeting'),
      type: (person, { text }) => person.write(person.page.getByLabel('Your greeting'), text),
      // A keyboard on the screen has Enter, and no Escape.
      enter: { keyboard: inGreeting('Enter'), touch: inGreeting('Enter') },
      escape: { keyboard: inGreeting('Escape') },
      leave: (person) => person.leave(),
      'link.copy': press('Copy link'),
    },
    // A greeting that is left empty is what it was before.
    instead: { escape: 'leave' },
  },

  'hero-phrases': { events: { pause: press('Pause the changing phrases'), play: press('Play the changing phrases') } },

  navbar: {
    widths: [1280, 390],
    events: {
      scroll: (person, { y }) => person.scroll(y > 10 ? 'on' : 'beginning'),
      'menu.press': press('Menu'),
      press: (person, { item }) => person.press(button(person.page, item)),
      'arrow.down': {
        keyboard: async ({ page }, { item }) => {
          await reach(page, button(page, item));
          await page.keyboard.press('ArrowDown');
        },
      },
      focus: {
        keyboard: async ({ page }, { item }) => reach(page, group(page, item).getByRole('link').first()),
      },
      'pointer.enter': {
        pointer: async ({ page }, { item }) => {
          if (await group(page, item).isVisible()) await group(page, item).hover();
        },
      },
      'pointer.leave': { pointer: ({ page }) => page.mouse.move(nowhere(page).x, nowhere(page).y) },
      leave: (person) => person.leave(),
      escape: { keyboard: ({ page }) => page.keyboard.press('Escape') },
      choose: async (person) => {
        await person.page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
        // A link of the dropdown that is shown, or else of the bar. One that closes may still be fading.
        const inside = person.page
          .locator('[data-item]:not([data-state="closed"]) [data-part="content-link"]:visible')
          .first();
        await person.press((await inside.count()) > 0 ? inside : person.page.getByRole('link', { name: 'About' }));
      },
    },
    like: { 'menu.opening': 'menu.closed', 'menu.hovered': 'menu.expanded', 'menu.closing': 'menu.expanded' },
  },

  'newsletter-form': { events: form({ email: 'Email' }) },

  tabs: {
    byPage: ['set', 'tabs.change'],
    events: {
      choose: {
        keyboard: async ({ page }, { tab }) => {
          const chosen = tabNamed(page, tab);
          await reach(page, page.getByRole('tab', { selected: true }));
          for (let turn = 0; turn < 2 && (await chosen.getAttribute('aria-selected')) === 'false'; turn++)
            await page.keyboard.press('ArrowRight');
        },
        touch: (person, { tab }) => person.press(tabNamed(person.page, tab)),
        pointer: (person, { tab }) => person.press(tabNamed(person.page, tab)),
      },
    },
  },

  'theme-switch': {
    events: { 'choose.system': radio('System'), 'choose.light': radio('Light'), 'choose.dark': radio('Dark') },
  },

  'voice-player': {
    byPage: ['utterance.start', 'utterance.word', 'utterance.end', 'voice.miss'],
    events: {
      play: press(/^(Play|Resume|Play again)$/),
      pause: press('Pause'),
      seek: seek(4),
      grab: byPointers(scrub.grab),
      drop: byPointers(scrub.drop),
      'sound.choose': sound,
    },
    ...held,
  },

  'waitlist-form': {
    events: {
      ...form({ firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' }),
      reset: press('Add another person'),
    },
  },
};
