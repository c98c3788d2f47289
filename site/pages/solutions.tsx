import { Definitions, Link, PageHero, Prose, Rows, SplitSection, Stats } from '@halloway/ui';
import { solutions as content } from '../content/overviews';
import { Closing } from './parts/closing';
import { FiguresNote } from './parts/figures-note';
import { Said } from './parts/islands';

/** The first steps (R27). */
export default function Solutions() {
  const { kicker, title, lead, stats, saidLabel, cards, figures, closing } = content;
  const { example } = figures;
  return (
    <>
      <PageHero tight kicker={kicker} title={title} lead={lead}>
        <Rows
          headingLevel={2}
          rows={cards.map(({ path, sentence, ...card }) => ({
            ...card,
            href: path,
            voice: <Said label={`${card.title}: ${saidLabel}`} text={sentence} />,
          }))}
        />
        <Stats stats={stats} />
        <FiguresNote />
      </PageHero>
      <SplitSection id="figures" title={figures.title} intro={figures.intro}>
        <details>
          <summary>{figures.more}</summary>
          <Definitions definitions={figures.items} />
        </details>
        <Prose>
          <p>
            {example.text} <Link href={example.action.href}>{example.action.label}</Link>
          </p>
        </Prose>
      </SplitSection>
      <Closing closing={closing} />
    </>
  );
}
