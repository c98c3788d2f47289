import { ButtonLink, CallToAction, CardGrid, Faq, Link, Section, SplitSection, Stats } from '@halloway/ui';
import { homeResults } from '../../content/home-results';
import { YourGreeting } from '.';
import { FiguresNote } from './figures-note';

/** The lower half of Home: why, what for, and what people ask. */
export default function HomeResults() {
  const { why, highlights, advantage, faq } = homeResults;
  return (
    <>
      <Section title={why.title} intro={why.intro}>
        <Stats stats={why.stats} />
        <FiguresNote />
      </Section>
      <SplitSection title={highlights.title}>
        <CardGrid columns={2} cards={highlights.items} />
      </SplitSection>
      <Section title={advantage.title} intro={advantage.text}>
        <Stats stats={advantage.results} />
        <FiguresNote />
      </Section>
      <CallToAction
        voice={<YourGreeting />}
        title={advantage.closing.title}
        text={advantage.closing.text}
        actions={
          <>
            <ButtonLink variant="primary" href={advantage.closing.demo.href}>
              {advantage.closing.demo.label}
            </ButtonLink>
            <Link href={advantage.closing.specialist.href}>{advantage.closing.specialist.label}</Link>
          </>
        }
      />
      <Faq title={faq.title} questions={faq.questions} />
    </>
  );
}
