import { ButtonLink, CallToAction, CardGrid, Icon, PageHero, Section, SplitSection } from '@halloway/ui';
import { type Industry as IndustryContent, industryPage } from '../content/industries';
import { industryPath, pageAt } from '../routes';
import { FiguresNote } from './parts/figures-note';
import { Call, ClosingVoice, HeroVoice } from './parts/islands';
import { SpokenSketch } from './parts/spoken-sketch';

/** An industry's own page (R83). */
export default function Industry({ content }: { content: IndustryContent }) {
  const { title } = pageAt(industryPath(content.slug));
  const { subtitle, greeting, benefits, useCases, call, record, closing } = content;
  const { label, href } = industryPage.demo(content.slug);
  const demo = (
    <ButtonLink variant="primary" href={href}>
      {label}
    </ButtonLink>
  );
  return (
    <>
      <PageHero
        title={title}
        lead={subtitle}
        voice={<HeroVoice text={greeting} drawing="besideObject" />}
        actions={demo}
        figure={<SpokenSketch {...record.paper.drawing} />}
      />
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
      <Call {...call} record={record} />
      <CallToAction
        voice={<ClosingVoice text={closing.greeting} />}
        title={closing.title}
        text={closing.text}
        actions={demo}
      />
    </>
  );
}
