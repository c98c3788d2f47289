import { useSyncExternalStore } from 'react';
import { loadPage, type Route, routeOf } from '../routes';
import { HeroVoice, YourGreeting } from './parts';

/** How long what was drawn out of sight is kept for nobody, ms. Whoever has just followed a link is not to wait for that. */
const KEPT = 200;

let prepared: Route | undefined;
let meant: Route | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const get = () => prepared;

/** How long a page that is half drawn is waited for, ms. To draw it anew would take longer, but one that throws is never drawn. */
const DRAWING = 1_000;

/** Kept when the prepared page has been drawn; there is none where none is being drawn. */
export let drawn: Promise<void> | undefined;

/** Says that it has. */
export let noteDrawn = () => {};

function set(route: Route | undefined) {
  // What is drawn no more keeps nobody waiting.
  noteDrawn();
  prepared = route;
  drawn =
    route &&
    new Promise((resolve) => {
      noteDrawn = resolve;
      setTimeout(resolve, DRAWING);
    });
  for (const listener of listeners) listener();
}

/** What nearly every page has. A page that is not here yet cannot ask for it. */
const fetchUsual = () => Promise.all([HeroVoice.fetch(), YourGreeting.fetch()]);

/** Loads a page, and what it probably needs. */
export const loadNext = (route: Route) => Promise.all([loadPage(route), fetchUsual()]);

/** Says that somebody is about to follow a link to a page, or that nobody is any more. The page shown needs no drawing. */
export function prepare(route: Route | undefined) {
  const next = route === routeOf(location.pathname) ? undefined : route;
  meant = next;
  if (!next) return void setTimeout(() => meant || set(undefined), KEPT);
  loadNext(next).then(
    () => meant === next && prepared !== next && set(next),
    () => {}, // Tried again when the link is followed.
  );
}

/**
 * The page that somebody is about to follow a link to, once its code is here. Not a context: React would bring a change of
 * one to all that is on the page, and wait for those parts of it whose code is not here.
 */
export const usePrepared = () => useSyncExternalStore(subscribe, get, get);
