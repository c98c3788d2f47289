import { readFileSync } from 'node:fs';
import { routes } from '../../site/routes';

/** The built pages with a call, and whether it asks. */
export const pagesWithCall = () =>
  routes.flatMap(({ path }) => {
    const html = readFileSync(`dist-site/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
    return html.includes('data-scope="demo-player"')
      ? [{ path, asks: html.includes('data-scope="branching-call"') }]
      : [];
  });

/** How many answers there are to the two questions of a call that asks. */
export const ANSWERS = 4;

/** What one call did: its end, how often it was played, and the answers that were given. */
export interface PlayedCall {
  ended: string;
  plays: number;
  answers: string[];
}

/**
 * Plays each call of the page to its end, and again until each offered answer has been given. The voice is a fake one that
 * speaks a word in 4 ms, and pauses are a tenth as long. Runs in the page, and uses nothing outside of itself.
 */
export async function playCalls(): Promise<PlayedCall[]> {
  const wait = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (run: () => void, ms = 0) => wait(run, ms / 10) });
  class Utterance extends EventTarget {
    onstart?: () => void;
    onend?: () => void;
    onboundary?: (event: { name: string; charIndex: number }) => void;
    constructor(public text: string) {
      super();
    }
  }
  let stop = () => {};
  const speechSynthesis = {
    speaking: false,
    pending: false,
    speak(said: Utterance) {
      const words = [...said.text.matchAll(/\S+/g)].map(({ index }) => index);
      said.onstart?.();
      const timer = setInterval(() => {
        const charIndex = words.shift();
        if (charIndex !== undefined) return said.onboundary?.({ name: 'word', charIndex });
        stop();
        said.onend?.();
      }, 4);
      stop = () => clearInterval(timer);
    },
    cancel: () => stop(),
  };
  Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });

  const until = async (what: string, isTrue: () => unknown) => {
    for (let times = 0; !isTrue(); times++) {
      if (times > 1_500) throw new Error(`${what}: not within 30 s`);
      await new Promise((again) => wait(again, 20));
    }
  };
  const played: PlayedCall[] = [];
  for (const call of document.querySelectorAll<HTMLElement>('main [data-scope="demo-player"][data-part="root"]')) {
    const part = (name: string) => call.querySelector<HTMLElement>(`[data-part="${name}"]`);
    call.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until('the call is hydrated', () => call.querySelector('[role="slider"], input[type="range"]'));
    const given = new Set<string>();
    let plays = 0;
    for (let isNew = true; isNew; ) {
      plays++;
      isNew = false;
      (part('restart-trigger') ?? part('play-trigger'))?.click();
      await until('it begins', () => call.dataset.state !== 'finished' && call.dataset.state !== 'ready');
      for (;;) {
        await until('it ends or asks', () => call.dataset.state === 'finished' || part('answers'));
        const asked = part('answers');
        if (!asked) break;
        const offered = [...asked.querySelectorAll('button')];
        const next = offered.find(({ innerText }) => !given.has(innerText));
        if (next) given.add(next.innerText);
        isNew ||= offered.some(({ innerText }) => !given.has(innerText));
        (next ?? offered[0])?.click();
        await until('it goes on', () => part('answers') !== asked);
      }
    }
    played.push({ ended: call.dataset.state ?? '', plays, answers: [...given] });
  }
  return played;
}
