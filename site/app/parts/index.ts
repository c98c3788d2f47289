import { whenSeen } from '../when-seen';

/** Questions that open and close by themselves, as the browser's own `<details>`. */
export const Faq = whenSeen(() => import('./faq'));

/** The end of every page, whose links lead on as plain HTML too. */
export const Footer = whenSeen(() => import('./footer'));

/** The lower half of Home. */
export const HomeResults = whenSeen(() => import('./home-results'));

/** The form at the end of articles and of lists of them, which says for itself that it needs a script. */
export const Newsletter = whenSeen(() => import('./newsletter'));
