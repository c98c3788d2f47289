import { Link, Prose } from '@halloway/ui';
import { figuresNote } from '../../content/offers';

/** One line under a row of figures: they are no promise, with a link to their explanation. */
export function FiguresNote() {
  return (
    <Prose>
      <p>
        {figuresNote.text} <Link href={figuresNote.href}>{figuresNote.label}</Link>
      </p>
    </Prose>
  );
}
