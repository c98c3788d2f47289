import type { Call, CallRecordProps, StatTone } from '@halloway/ui';

/** What every page's content begins with. */
export interface PageContent {
  /** What the page is about, in words that people search for, where its h1 says it in others. */
  kicker?: string;
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

/** What a call leaves behind: the band's heading, and the paper. Its outcome is the call's, and its words are said there. */
export interface Record {
  title: string;
  intro: string;
  paper: Pick<CallRecordProps, 'kind' | 'place' | 'title' | 'drawing' | 'fields' | 'shape'>;
}
