import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import { timecode } from '../transcript/call';
import * as styles from './call-record.css';

/** A field that the call has filled in. */
export interface CallRecordField {
  /** What is recorded: "Name". */
  term: string;
  /** What the call said about it. */
  detail: string;
  /** The previous value, struck out. */
  was?: string | undefined;
  /** The words that it was taken from, verbatim. */
  heard?: string | undefined;
  /** When they were spoken, in seconds from the first ring. */
  at?: number | undefined;
  /** Whether the field needs attention: marked in the margin. */
  marked?: boolean | undefined;
}

/** Illegible lines: the length of each, in percent. Decoration, hidden from screen readers. */
export interface CallRecordLines {
  /** The length of each line, in percent. */
  lines: readonly number[];
}

/** The props of `CallRecord`. */
export interface CallRecordProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The kind of document: "Hold slip". */
  kind: string;
  /** A place or time: "Front counter, Pearl Street". */
  place?: string | undefined;
  /** Its subject, in large letters. */
  title: string;
  /** A drawing: path data in a field 320 wide and 112 high; `live` contains what the call has changed. */
  drawing?: { ink: string; live?: string | undefined } | undefined;
  /** What is written on it, from top to bottom. */
  fields: readonly (CallRecordField | CallRecordLines)[];
  /** What the call led to, at the foot of it. */
  outcome: string;
  /** The kind of paper: a `tag`, a ruled `note`, a `card`, a `ticket`, a `pad` or a `sheet`. Default: `sheet`. */
  shape?: 'tag' | 'note' | 'card' | 'ticket' | 'pad' | 'sheet' | undefined;
  /** What has been said so far: fields and outcome whose words are not in it yet are blank. Default: the whole call. */
  said?: string | undefined;
  /** The rank of its title. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Further content below the fields. */
  children?: ReactNode;
}

/** A document that a call results in: its fields, and the words that each was taken from. */
export function CallRecord({
  kind,
  place,
  title,
  drawing,
  fields,
  outcome,
  shape = 'sheet',
  said,
  headingLevel = 3,
  children,
  className,
  ...root
}: CallRecordProps) {
  const Heading = `h${headingLevel}` as const;
  const isComplete = said === undefined;
  return (
    <div
      data-scope="call-record"
      data-part="root"
      {...root}
      className={classNames(styles.root, styles.shapes[shape], className)}
    >
      <p data-part="head" className={styles.head}>
        <span data-part="kind" className={styles.kind}>
          {kind}
        </span>
        {place && (
          <span data-part="place" className={styles.place}>
            {place}
          </span>
        )}
      </p>
      <Heading data-part="title" className={styles.title}>
        {title}
      </Heading>
      {drawing && (
        <svg
          data-part="drawing"
          data-state={isComplete ? 'written' : 'coming'}
          className={styles.drawing}
          viewBox="0 0 320 112"
          aria-hidden="true"
          focusable="false"
        >
          <path data-part="ink" className={styles.ink} d={drawing.ink} />
          {drawing.live && <path data-part="live" className={styles.live} d={drawing.live} />}
        </svg>
      )}
      <dl data-part="list" className={styles.list}>
        {fields.map((field, at) =>
          'lines' in field ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may be the same
            <Lines key={at} {...field} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may be the same
            <Field key={at} isWritten={isWritten(field, said)} {...field} />
          ),
        )}
      </dl>
      <TextRun>{children}</TextRun>
      <p
        data-part="outcome"
        data-state={isComplete ? 'written' : 'coming'}
        className={classNames(styles.outcome, styles.written)}
      >
        {outcome}
      </p>
    </div>
  );
}

/** Whether a field can be filled in: its words have been said, or the call is complete. */
const isWritten = ({ heard }: CallRecordField, said: string | undefined) =>
  said === undefined || (heard !== undefined && said.includes(heard));

function Field({ term, detail, was, heard, at, marked = false, isWritten }: CallRecordField & { isWritten: boolean }) {
  return (
    <div
      data-part="field"
      data-state={isWritten ? (marked ? 'marked' : undefined) : 'coming'}
      className={classNames(styles.field, marked && styles.marked)}
    >
      <dt data-part="term" className={styles.term}>
        {term}
      </dt>
      <dd data-part="detail" className={classNames(styles.detail, styles.written)}>
        {was && (
          <>
            <del data-part="was" className={styles.was}>
              {was}
            </del>{' '}
          </>
        )}
        <TextRun>{detail}</TextRun>
      </dd>
      {heard && (
        <dd data-part="heard" className={classNames(styles.heard, styles.written)}>
          {at !== undefined && (
            <span data-part="time" className={styles.time}>
              {timecode(at)}
            </span>
          )}
          <q data-part="words" className={styles.words}>
            {heard}
          </q>
        </dd>
      )}
    </div>
  );
}

function Lines({ lines }: CallRecordLines) {
  return (
    <div data-part="lines" aria-hidden="true" className={styles.lines}>
      <dt data-part="unread" className={styles.unwritten} />
      <dd data-part="unread" className={styles.unwritten}>
        <svg
          data-part="strokes"
          aria-hidden="true"
          className={styles.strokes}
          viewBox={`0 0 100 ${lines.length * 20}`}
          height={lines.length * 20}
          preserveAspectRatio="none"
          focusable="false"
        >
          <path
            data-part="ink"
            className={styles.unread}
            d={lines.map((length, at) => `M0 ${at * 20 + 10}h${length}`).join('')}
          />
        </svg>
      </dd>
    </div>
  );
}
