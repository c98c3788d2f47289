import type { Call, StatTone } from '@halloway/ui';

/** What every page's content begins with. */
export interface PageContent {
  /** The h1. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
  /** What an agent says on this page: the sentence its hero draws. Eight to eighteen words. */
  greeting: string;
}

export interface Item {
  title: string;
  description: string;
}

export interface Metric {
  /** As the specification writes it: "3x", "80%+". */
  value: string;
  label: string;
  /** What it means to the reader. A number that is only a fact has none. */
  tone?: StatTone;
}

export interface Question {
  /** The question's fragment, kebab-case and unique on its page. */
  id: string;
  question: string;
  /** Plain text; the page marks it up, and repeats it as structured data. */
  answer: string;
}

/** A call, told as a short story with a heading of its own. */
export interface CallStory {
  title: string;
  intro: string;
  call: Call;
}
