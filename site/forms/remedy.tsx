import { Link } from '@halloway/ui';

/** What to do when a form was not sent (below the specification's sentence, which only reports the failure). */
export function Remedy({ mail }: { mail: string }) {
  return (
    // In an element: a browser's translation replaces bare texts, and React could not remove them.
    <span>
      What you typed is still here. Try again, or write to <Link href={`mailto:${mail}`}>{mail}</Link>.
    </span>
  );
}
