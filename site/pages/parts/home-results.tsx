import { ButtonLink, CallToAction, CardGrid, Faq, Link, Section, SplitSection, Stats } from '@halloway/ui';
import { homeResults } from '../../content/home-results';
import { FiguresNote } from './figures-note';

/** The lower half of Home: reasons, results and questions. */
export default function HomeResults() {
  const { why, advantage, faq } = homeResults;
  return (
    <>
      <Section title={why.title} intro={why.intro}>
        <Stats stats={why.stats} />
        <FiguresNote>{why.byAgent}</FiguresNote>
      </Section>
      <SplitSection title={advantage.title} actions={<Link href={advantage.sheet.href}>{advantage.sheet.label}</Link>}>
        <CardGrid columns={2} cards={advantage.items} />
      </SplitSection>
      <CallToAction
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
