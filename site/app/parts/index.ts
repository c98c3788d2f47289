import { whenSeen, whenWanted } from '../when-seen';

/** The call that a page lets you hear: it is read as plain HTML, and its player comes with the first touch. */
export const Call = whenWanted(() => import('./call'));

/** Questions that open and close by themselves, as the browser's own `<details>`. */
export const Faq = whenSeen(() => import('./faq'));

/** The end of every page, whose links lead on as plain HTML too. */
export const Footer = whenSeen(() => import('./footer'));

/** What is said at the top of a page. */
export const HeroVoice = whenWanted(() => import('./hero-voice'));

/** The lower half of Home. */
export const HomeResults = whenSeen(() => import('./home-results'));

/** The choice of theme, at the foot of a phone's menu. */
export const Theme = whenSeen(() => import('./theme'));

/** What an agent says, drawn; its player comes with the first touch. */
export const Said = whenWanted(() => import('./said'));

/** The form at the end of articles and of lists of them, which says for itself that it needs a script. */
export const Newsletter = whenSeen(() => import('./newsletter'));

/** A greeting to be written anew; at once where a link brings one (D37). */
export const YourGreeting = whenWanted(
  () => import('./your-greeting'),
  () => /[#?&]say=/.test(location.href),
);
