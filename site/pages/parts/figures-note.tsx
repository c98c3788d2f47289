import { Link, Prose } from '@halloway/ui';
import { figuresNote } from '../../content/offers';

/** One line under figures, or after a sentence with some: they are no promise, with a link to their explanation. */
export function FiguresNote({ children }: { children?: string }) {
  return (
    <Prose>
      <p>
        {children} {figuresNote.text} <Link href={figuresNote.href}>{figuresNote.label}</Link>
      </p>
    </Prose>
  );
}
