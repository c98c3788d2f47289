import { Prose } from '@halloway/ui';

/** A few paragraphs, the first one large. */
export function LeadText({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Prose variant="lead">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  );
}
