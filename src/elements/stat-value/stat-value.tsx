import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import { TextRun } from '../../theme/text-run';
import * as styles from './stat-value.css';

/**
 * The meaning of a number, which determines the color of its mark: `gained` for more of something, `saved` for less cost or time, `lost`
 * for a loss. A neutral fact has no tone and the color of the text.
 */
export type StatTone = 'gained' | 'saved' | 'lost';

/** Rises, falls or drops, so that color is not the only cue. The label says the same in words. */
const marks: Record<StatTone, string> = {
  gained: 'M2 10 10 2M4 2h6v6',
  saved: 'M2 2l8 8M10 4v6H4',
  lost: 'M6 1v10M1.5 6.5 6 11l4.5-4.5',
};

/** A number with the color and mark of its tone. "80%+" stays left-to-right. */
export function StatValue({ value, tone }: { value: string; tone?: StatTone | undefined }) {
  if (!tone) return <bdi data-part="number">{value}</bdi>;
  const last = value.lastIndexOf(' ') + 1;
  return (
    <bdi data-part="number">
      <span data-part="tone" className={tone === 'gained' ? styles.gained : undefined}>
        <TextRun>{value.slice(0, last)}</TextRun>
        <span data-part="last" className={styles.last}>
          <TextRun>{value.slice(last)}</TextRun>
          <svg
            data-part="mark"
            viewBox="0 0 12 12"
            className={classNames(styles.mark, styles[tone])}
            aria-hidden="true"
            focusable="false"
          >
            <path d={marks[tone]} className={styles.line} />
          </svg>
        </span>
      </span>
    </bdi>
  );
}

/** A number with its label. */
export interface StatMetric {
  /** For display: "3x". Without a digit, it begins a sentence with its label: "Fewer". */
  value: string;
  /** What the number counts. */
  label: string;
  /** The meaning of the number; without it, the number has the color of the text. */
  tone?: StatTone | undefined;
}

/** Numbers with their labels, smaller than `Stats`, and words below them. */
export const Metrics = ({
  metrics,
  className,
}: { metrics: readonly StatMetric[] } & Pick<ComponentProps<'dl'>, 'className'>) => {
  const keys = keysOf(metrics.map(({ label }) => label));
  return (
    <dl data-part="metrics" className={classNames(styles.metrics, className)}>
      {metrics.map(({ value, label, tone }, at) => {
        const isNumber = /\d/.test(value);
        return (
          <div data-part="metric" key={keys[at]} className={isNumber ? styles.metric : styles.worded}>
            <dt data-part="label" className={styles.label}>
              {label}
            </dt>
            <dd data-part="value" className={isNumber ? styles.value : styles.word}>
              {isNumber ? <StatValue value={value} tone={tone} /> : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
