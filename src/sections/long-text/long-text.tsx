import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './long-text.css';

/** The props of `LongText`. */
export interface LongTextProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of the list of headings: "In this article". */
  contentsTitle: string;
  /** The listed headings, by their ids in the text. */
  contents: readonly { id: string; title: string }[];
  /** A player of the text, before the list. */
  player?: ReactNode;
  /** The id of the heading whose text is played; empty before the first one. The player then stays in the window. */
  current?: string | undefined;
  /** `sheet` shows the text as a sheet of paper that fades in. Default: `plain`. */
  variant?: 'plain' | 'sheet' | undefined;
  /** The text, usually a `Prose`. */
  children: ReactNode;
}

/** A long text beside the list of its headings. */
export function LongText({
  contentsTitle,
  contents,
  current,
  player,
  variant = 'plain',
  children,
  className,
  ...root
}: LongTextProps) {
  const id = useId();
  return (
    <div data-scope="long-text" data-part="root" {...root} className={classNames(styles.root, className)}>
      <div data-part="rail" className={styles.rail}>
        {player && (
          <div data-part="player" data-state={current === undefined ? 'resting' : 'reading'} className={styles.player}>
            {player}
          </div>
        )}
        <nav data-part="contents" aria-labelledby={id}>
          <h2 data-part="title" id={id} className={styles.title}>
            {contentsTitle}
          </h2>
          <ol data-part="list" role="list" className={styles.list}>
            {contents.map((entry) => (
              <li data-part="entry" key={entry.id} className={styles.entry}>
                <a
                  data-part="link"
                  href={`#${entry.id}`}
                  aria-current={entry.id === current ? 'true' : undefined}
                  className={styles.link}
                >
                  {entry.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div data-part="text" className={classNames(styles.text, variant === 'sheet' && styles.sheet)}>
        {children}
      </div>
    </div>
  );
}
