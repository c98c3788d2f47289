import { CardGrid, PageHero, Section } from '@halloway/ui';
import { YourGreeting } from '../app/parts';
import { Slices } from '../app/slices';
import { notFound as content } from '../content/not-found';

export default function NotFound() {
  return (
    <Slices>
      <PageHero title={content.title} lead={content.lead} voice={<YourGreeting text={content.greeting} />} />
      <Section title={content.linksTitle}>
        <CardGrid cards={content.links.map(({ label, href, description }) => ({ title: label, href, description }))} />
      </Section>
    </Slices>
  );
}
