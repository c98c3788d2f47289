import type {
  CallAnswer,
  CallChoice,
  CallRecordField,
  CallRecordProps,
  CallScript,
  CallTranscript,
  SketchProps,
  StatTone,
  WeekProps,
} from '@halloway/ui';
import type { Href } from '../routes';

/** The object that a page opens with, with words of what is said there. */
export type Scene = Pick<SketchProps, 'ink' | 'live' | 'words' | 'size'>;

/** What a page says, as an object of its own form. A link in it leads to a page of the site. */
export interface Content {
  readonly href?: Href;
  readonly [name: string]: Said;
}

type Said =
  | string
  | number
  | boolean
  | null
  | undefined
  | ((...data: never[]) => string)
  | readonly Said[]
  | Metric
  | Content;

/** The text at the top of a page. */
export interface PageIntro {
  /** The page's subject in words that people search for, where its h1 uses others. */
  kicker?: string;
  /** The h1. */
  title: string;
  /** One or two sentences below it. */
  lead: string;
}

/** The content of a page whose hero is a voice. */
export interface PageContent extends PageIntro {
  /** An agent's sentence, drawn in the page's hero. Eight to eighteen words. */
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
  /** How it affects the reader. A neutral number has none. */
  tone?: StatTone;
}

export interface Question {
  /** The question's fragment, kebab-case and unique on its page. */
  id: string;
  question: string;
  /** Plain text; the page renders it, and repeats it as structured data. */
  answer: string;
}

/** A call with a title of its own. */
export interface CallStory {
  title: string;
  intro: string;
  call: CallTranscript;
}

/** How a caller's answer changes what the call writes. A record that it does not change has only what has been said. */
export interface AnswerRecord {
  /** Further fields of the record. */
  fields?: readonly CallRecordField[];
  /** Instead of the calendar's own. */
  label?: string;
  entry?: WeekProps['entry'];
  /** Instead of the page's image. */
  paper?: Record['paper'];
}

/** A call in which the visitor is the caller. */
export interface Script extends CallScript {
  choices: readonly (Omit<CallChoice, 'answers'> & { answers: readonly (CallAnswer & { record?: AnswerRecord })[] })[];
}

/** The result of a call: the section's heading, and the record. The outcome is the call's. */
export interface Record {
  title: string;
  intro: string;
  paper: Pick<CallRecordProps, 'kind' | 'place' | 'title' | 'drawing' | 'fields' | 'shape'>;
}
