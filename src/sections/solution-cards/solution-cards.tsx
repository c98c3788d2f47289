import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../elements/button';
import { Points } from '../../elements/points';
import { StatValue } from '../../elements/stat-value';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import type { Stat } from '../stats';
import * as styles from './solution-cards.css';

/** A solution with its benefits and results. */
export interface Solution {
  title: string;
  description: ReactNode;
  /** A sentence, drawn with its words below, or a `VoicePlayer`. */
  sentence?: ReactNode;
  /** Features or benefits: short lists with labels. */
  points: { label: string; items: readonly string[] };
  stats: readonly Pick<Stat, 'value' | 'label' | 'tone'>[];
  /** A use case, with its label. */
  useCase?: { label: string; text: ReactNode } | undefined;
  /** The call to action. Its text has to be unique among the cards. */
  cta: { label: string; href: string };
}

export interface SolutionCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  solutions: readonly Solution[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Full-width solution cards between hairlines. For shorter descriptions, use `CardGrid`. */
export function SolutionCards({ solutions, headingLevel = 3, className, ...root }: SolutionCardsProps) {
  return (
    <ul
      data-scope="solution-cards"
      data-part="root"
      role="list"
      {...root}
      className={classNames(styles.root, className)}
    >
      {solutions.map((solution) => (
        <SolutionCard key={solution.title} {...solution} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

function SolutionCard({
  title,
  description,
  sentence,
  points,
  stats,
  useCase,
  cta,
  headingLevel,
}: Solution & { headingLevel: 2 | 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <li data-part="card" aria-labelledby={id} className={styles.card}>
      <div data-part="head" className={styles.head}>
        <Heading data-part="title" id={id} className={styles.title}>
          {title}
        </Heading>
        <div data-part="description" className={styles.description}>
          {description}
        </div>
      </div>
      <div data-part="detail" className={styles.detail}>
        {typeof sentence === 'string' ? (
          <figure data-part="picture" className={styles.picture}>
            <Voice data-part="voice" text={sentence} height={72} unit={26} className={styles.voice} />
            <figcaption data-part="caption" className={styles.caption}>
              “{sentence}”
            </figcaption>
          </figure>
        ) : (
          sentence && (
            <div data-part="player" className={styles.picture}>
              {sentence}
            </div>
          )
        )}
        <Points data-part="points" label={points.label} points={points.items} />
        <div data-part="results" className={styles.results}>
          <dl data-part="stats" className={styles.stats}>
            {stats.map(({ value, label, tone }) => {
              const isNumber = /\d/.test(value);
              return (
                <div data-part="stat" key={label} className={isNumber ? styles.stat : styles.worded}>
                  <dt data-part="label" className={styles.label}>
                    {label}
                  </dt>
                  <dd data-part="value" className={isNumber ? styles.value : styles.word}>
                    {isNumber ? <StatValue value={value} tone={tone} /> : value}
                  </dd>
                </div>
              );
            })}
          </dl>
          {useCase && (
            <div data-part="use-case" className={styles.useCase}>
              <p data-part="name" className={styles.name}>
                {useCase.label}
              </p>
              <div data-part="use-case-text">{useCase.text}</div>
            </div>
          )}
        </div>
      </div>
      <p data-part="action" className={styles.action}>
        <ButtonLink data-part="link" href={cta.href}>
          {cta.label}
        </ButtonLink>
      </p>
    </li>
  );
}
