import { ButtonLink, CallStory, CallToAction, CardGrid, Icon, PageHero, Section, SplitSection } from '@halloway/ui';
import { Slices } from '../app/slices';
import { type Industry as IndustryContent, industryPage } from '../content/industries';
import { industryPath, pageAt } from '../routes';

/** An industry's own page (R83). */
export default function Industry({ content }: { content: IndustryContent }) {
  const { title } = pageAt(industryPath(content.slug));
  const { subtitle, greeting, benefits, useCases, call, closing } = content;
  const demo = (
    <ButtonLink variant="primary" href={industryPage.demo.href}>
      {industryPage.demo.label}
    </ButtonLink>
  );
  return (
    <Slices>
      <PageHero title={title} lead={subtitle} greeting={greeting} actions={demo} />
      <CallStory {...call} />
      <Section title={industryPage.benefits}>
        <CardGrid cards={benefits.map(({ icon, ...benefit }) => ({ ...benefit, icon: <Icon drawing={icon} /> }))} />
      </Section>
      <SplitSection title={industryPage.useCases}>
        <CardGrid columns={2} cards={useCases.map(({ metric, ...useCase }) => ({ ...useCase, note: metric }))} />
      </SplitSection>
      <CallToAction title={closing.title} text={closing.text} actions={demo} />
    </Slices>
  );
}
