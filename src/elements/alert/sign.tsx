import * as styles from './alert.css';

const strokes = {
  success: 'M2.5 8.5 6 12 13.5 4',
  danger: 'M8 1.8 15 14H1L8 1.8ZM8 6.2v4M8 12v.4',
};

/** A sign beside the text, so that color is not the only cue. Drawn, because phones replace the characters by emoji. */
export function Sign({ tone }: { tone: keyof typeof strokes }) {
  return (
    <svg
      data-part="sign"
      className={styles.sign}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={strokes[tone]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** The icon of a dismiss button. */
export function Cross() {
  return (
    <svg data-part="cross" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
