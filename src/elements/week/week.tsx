import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import * as styles from './week.css';

/** The props of `Week`. */
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
  /** Other slots that are taken, each with the name of its meeting. */
  busy?: readonly { day: string; time: string; title: string }[] | undefined;
  /** What has been said so far: the slot is filled when its words are in it. Default: the whole call. */
  said?: string | undefined;
}

/** A week of slots, one of which is filled by a call: a booked meeting. */
export function Week({ label, days, times, entry, busy = [], said, className, ...root }: WeekProps) {
  const [dayKeys, timeKeys] = [keysOf(days), keysOf(times)];
  const isWritten = said === undefined || (entry.heard !== undefined && said.includes(entry.heard));
  return (
    <div data-scope="week" data-part="root" {...root} className={classNames(styles.root, className)}>
      <table data-part="table" className={styles.table}>
        <caption data-part="label" className={styles.label}>
          {label}
        </caption>
        <colgroup data-part="columns">
          <col data-part="times" className={styles.times} />
          {days.map((day, at) => (
            <col
              key={dayKeys[at]}
              data-part="column"
              data-state={day === entry.day ? 'taken' : 'free'}
              className={day === entry.day ? undefined : styles.free}
            />
          ))}
        </colgroup>
        <thead data-part="head">
          <tr data-part="days">
            <td data-part="corner" />
            {days.map((day, at) => (
              <th
                key={dayKeys[at]}
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
          {times.map((time, row) => (
            <tr key={timeKeys[row]} data-part="row" className={styles.row}>
              <th data-part="time" scope="row" className={styles.time}>
                {time}
              </th>
              {days.map((day, at) => {
                const isEntry = day === entry.day && time === entry.time;
                const other = busy.find((one) => one.day === day && one.time === time);
                return (
                  <td
                    key={dayKeys[at]}
                    data-part="slot"
                    data-state={isEntry ? (isWritten ? 'taken' : 'coming') : other ? 'busy' : 'free'}
                    className={classNames(
                      styles.slot,
                      day !== entry.day && styles.free,
                      isEntry ? styles.taken : other && styles.busy,
                    )}
                  >
                    {isEntry ? (
                      <span data-part="title" className={classNames(styles.title, styles.written)}>
                        {entry.title}
                      </span>
                    ) : (
                      other?.title
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {entry.text && (
        <p
          data-part="text"
          data-state={isWritten ? 'taken' : 'coming'}
          className={classNames(styles.text, styles.written)}
        >
          <span data-part="when" className={styles.when}>{`${entry.day} ${entry.time}`}</span> {entry.text}
        </p>
      )}
    </div>
  );
}
