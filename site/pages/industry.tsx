import { ButtonLink, CallStory, CallToAction, CardGrid, PageHero, Section, SplitSection } from '@halloway/ui';
import { type Industry as IndustryContent, industryPage } from '../content/industries';

/** An industry's own page (R83). */
export default function Industry({ content }: { content: IndustryContent }) {
  const { title, subtitle, greeting, benefits, useCases, call, closing } = content;
  const demo = (
    <ButtonLink variant="primary" href={industryPage.demo.href}>
      {industryPage.demo.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHero title={title} lead={subtitle} greeting={greeting} actions={demo} />
      <CallStory {...call} />
      <Section title={industryPage.benefits}>
        <CardGrid cards={benefits} />
      </Section>
      <SplitSection title={industryPage.useCases}>
        <CardGrid columns={2} cards={useCases.map(({ metric, ...useCase }) => ({ ...useCase, note: metric }))} />
      </SplitSection>
      <CallToAction title={closing.title} text={closing.text} actions={demo} />
    </>
  );
}
