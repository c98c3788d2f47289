import { Link, Prose } from '@halloway/ui';
import { figuresNote } from '../../content/offers';

/** One line under a row of figures: what they are not, and where each is explained. */
export function FiguresNote() {
  return (
    <Prose>
      <p>
        {figuresNote.text} <Link href={figuresNote.href}>{figuresNote.label}</Link>
      </p>
    </Prose>
  );
}
