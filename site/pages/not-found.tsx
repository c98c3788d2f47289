import { CardGrid, PageHero, Section } from '@halloway/ui';
import { Slices } from '../app/slices';
import { notFound as content } from '../content/not-found';

export default function NotFound() {
  return (
    <Slices>
      <PageHero title={content.title} lead={content.lead} greeting={content.greeting} />
      <Section title={content.linksTitle}>
        <CardGrid cards={content.links.map(({ label, href, description }) => ({ title: label, href, description }))} />
      </Section>
    </Slices>
  );
}
