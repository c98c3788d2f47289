import { ButtonLink, CallToAction, CardGrid, Definitions, Faq, Link, Section, SplitSection, Stats } from '@halloway/ui';
import type { ReactNode } from 'react';
import { homeResults } from '../../content/home-results';
import { FiguresNote } from './figures-note';

/** The lower half of Home: reasons, results and questions. `voice` is drawn in the closing section. */
export default function HomeResults({ voice }: { voice: ReactNode }) {
  const { why, highlights, advantage, faq } = homeResults;
  return (
    <>
      <Section title={why.title} intro={why.intro}>
        <Stats stats={why.stats} />
        <FiguresNote />
      </Section>
      <SplitSection
        title={highlights.title}
        actions={<Link href={highlights.sheet.href}>{highlights.sheet.label}</Link>}
      >
        <CardGrid columns={2} cards={highlights.items} />
      </SplitSection>
      <Section title={advantage.title} intro={advantage.text}>
        <Definitions
          definitions={advantage.results.map(({ value, label, description }) => ({
            title: `${value} ${label}`,
            description,
          }))}
        />
        <FiguresNote />
      </Section>
      <CallToAction
        voice={voice}
        title={advantage.closing.title}
        text={advantage.closing.text}
        actions={
          <>
            <ButtonLink variant="primary" href={advantage.closing.demo.href}>
              {advantage.closing.demo.label}
            </ButtonLink>
            <ButtonLink href={advantage.closing.specialist.href}>{advantage.closing.specialist.label}</ButtonLink>
          </>
        }
      />
      <Faq title={faq.title} questions={faq.questions} />
    </>
  );
}
