import { ButtonLink, CallToAction, CardGrid, Icon, PageHero, Section, Sketch, SplitSection } from '@halloway/ui';
import { type Industry as IndustryContent, industryPage } from '../content/industries';
import { industryPath, pageAt } from '../routes';
import { FiguresNote } from './parts/figures-note';
import { Call } from './parts/islands';

/** An industry's own page (R83): its object, its call, and what it does. */
export default function Industry({ content }: { content: IndustryContent }) {
  const { title } = pageAt(industryPath(content.slug));
  const { subtitle, scene, benefits, useCases, call, record, closing } = content;
  const { label, href } = industryPage.demo(content.slug);
  const demo = (
    <ButtonLink variant="primary" href={href}>
      {label}
    </ButtonLink>
  );
  return (
    <>
      <PageHero title={title} lead={subtitle} actions={demo} figure={<Sketch {...scene} />} figureSize="large" />
      <Call {...call} record={record} />
      <SplitSection title={industryPage.benefits}>
        <CardGrid
          columns={2}
          cards={benefits.map(({ icon, ...benefit }) => ({ ...benefit, icon: <Icon drawing={icon} /> }))}
        />
      </SplitSection>
      <Section title={industryPage.useCases}>
        <CardGrid columns={4} cards={useCases.map(({ metric, ...useCase }) => ({ ...useCase, note: metric }))} />
        {useCases.some(({ metric }) => /\d/.test(metric)) && <FiguresNote />}
      </Section>
      <CallToAction title={closing.title} text={closing.text} actions={demo} />
    </>
  );
}
