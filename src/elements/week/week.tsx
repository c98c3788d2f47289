import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './week.css';

export interface WeekProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's caption. */
  label: string;
  /** The days' names, in order. */
  days: readonly string[];
  /** The start times of the slots, in order: "10:30". */
  times: readonly string[];
  /** The filled slot: its text, day and time. */
  entry: {
    day: string;
    time: string;
    title: string;
    text?: string | undefined;
    /** The words that it was taken from, verbatim. */
    heard?: string | undefined;
  };
  /** What has been said so far: the slot is filled when its words are in it. Default: the whole call. */
  said?: string | undefined;
}

/** A week of empty slots, one of which fills on scroll: a booked meeting. */
export function Week({ label, days, times, entry, said, className, ...root }: WeekProps) {
  const isWritten = said === undefined || (entry.heard !== undefined && said.includes(entry.heard));
  return (
    <div data-scope="week" data-part="root" {...root} className={classNames(styles.root, className)}>
      <table data-part="table" className={styles.table}>
        <caption data-part="label" className={styles.label}>
          {label}
        </caption>
        <colgroup data-part="columns">
          <col data-part="times" className={styles.times} />
          {days.map((day) => (
            <col
              key={day}
              data-part="column"
              data-state={day === entry.day ? 'taken' : 'free'}
              className={day === entry.day ? styles.wide : styles.free}
            />
          ))}
        </colgroup>
        <thead data-part="head">
          <tr data-part="days">
            <td data-part="corner" />
            {days.map((day) => (
              <th
                key={day}
                data-part="day"
                scope="col"
                className={classNames(styles.day, day !== entry.day && styles.free)}
              >
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-part="body">
          {times.map((time) => (
            <tr key={time} data-part="row" className={styles.row}>
              <th data-part="time" scope="row" className={styles.time}>
                {time}
              </th>
              {days.map((day) =>
                day === entry.day && time === entry.time ? (
                  <td
                    key={day}
                    data-part="slot"
                    data-state={isWritten ? 'taken' : 'coming'}
                    className={classNames(styles.slot, styles.taken)}
                  >
                    <span data-part="title" className={classNames(styles.title, styles.written)}>
                      {entry.title}
                    </span>
                    {entry.text && (
                      <span data-part="text" className={classNames(styles.text, styles.written)}>
                        {entry.text}
                      </span>
                    )}
                  </td>
                ) : (
                  <td
                    key={day}
                    data-part="slot"
                    data-state="free"
                    className={classNames(styles.slot, day !== entry.day && styles.free)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
