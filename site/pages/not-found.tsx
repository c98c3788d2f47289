import { CardGrid, PageHero, Section } from '@halloway/ui';
import { notFound as content } from '../content/not-found';
import Operator from './parts/operator';

export default function NotFound() {
  return (
    <>
      <PageHero title={content.title} lead={content.lead} figure={<Operator />} />
      <Section title={content.linksTitle}>
        <CardGrid cards={content.links.map(({ label, href, description }) => ({ title: label, href, description }))} />
      </Section>
    </>
  );
}
