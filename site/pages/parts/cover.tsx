import { Link, Prose } from '@halloway/ui';
import { media } from '../../content/media';
import { Said } from './islands';

/** A title that can be heard, on the dark ground of a cover, with a link to what it is the title of. */
export function Cover({ title, date, href, label }: { title: string; date: string; href: string; label: string }) {
  return (
    <>
      <Said size="large" label={media.coverLabel} text={title} />
      <Prose>
        <p>
          {date} · <Link href={href}>{label}</Link>
        </p>
      </Prose>
    </>
  );
}
